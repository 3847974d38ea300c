/**
 * `sport.decision.night.disqualified`: somebody is disqualified at night, at whom in one world all living blacks have
 * shot, and in the other not. Whether the coming ballot is off because of it is not told before dawn.
 */
import type { Chance } from '../../../shared/engine/chance.ts';
import type { Act, Command } from '../../../shared/engine/commands.ts';
import type { Seat } from '../../../shared/engine/model.ts';
import { alive } from '../../../shared/engine/table.ts';
import { nextCommand } from '../rules/random-player.ts';
import { type Sitting, send, sitDown, timeUp } from '../rules/sitting.ts';
import { forked } from './sport-worlds.ts';
import { isOn, type Look, type Worlds } from './unseen-nights.ts';

export interface Pardon extends Worlds {
  readonly night: readonly (readonly [Act | null, Act | null])[];
}

/** Such a night; null where the game did not come to one, or would be over with it. */
export function pardonIn(sitting: Sitting, chance: Chance): Pardon | null {
  const one = sitDown(sitting);
  const round = 2 + chance.below(2);
  while (!one.game.outcome && (one.game.round < round || one.game.stage.name !== 'night')) {
    send(one, nextCommand(one.game, one.rules, {}, chance));
  }
  const { game } = one;
  if (game.outcome || game.judged.cancelled.includes(game.round)) return null;
  const { id } = chance.pick(alive(game));
  const without = { ...game, seats: game.seats.map((seat) => (seat.id === id ? { ...seat, out: GONE } : seat)) };
  const blacks = chance.shuffle(alive(without).filter(({ side }) => side === 'black'));
  if (one.rules.outcome(without)) return null;
  const free = blacks.slice(0, 1 + chance.below(blacks.length));
  const shot = ({ id: by }: Seat, target: string): Act => ({ type: 'act', by, action: 'shoot', target });
  const elsewhere = () => chance.pick(alive(without)).id;
  const shots = blacks.map((by): Pardon['night'][number] => {
    if (!free.includes(by)) return [shot(by, id), shot(by, id)];
    return [shot(by, id), by === free[0] && chance.below(2) === 0 ? null : shot(by, elsewhere())];
  });
  const isByJudge = game.host !== null && chance.below(3) > 0;
  const going: Act = isByJudge
    ? { type: 'act', by: game.host!, action: 'disqualify', target: id }
    : { type: 'act', by: id, action: 'leave' };
  const blind = game.seats.filter((seat) => !free.includes(seat)).map((seat) => seat.id);
  const night = [...chance.shuffle(shots), [going, going] as const];
  return { one, other: forked(one), blind, freeFrom: round, night };
}

const GONE = { how: 'disqualified', shown: null, round: 0 } as const;

/** Looks apart at the dawn; there is nothing to look at in a night that ends with its last act. */
export function playPardon({ night, ...worlds }: Pardon, look: Look): void {
  const tables = [worlds.one, worlds.other];
  const { serial } = worlds.one.game.stage;
  const isNight = () => tables.every(({ game }) => game.stage.serial === serial);
  const doing = (commands: readonly (Command | null)[]) =>
    tables.map((table, i) => {
      const decision = commands[i] ? send(table, commands[i]) : { events: [] };
      if ('refused' in decision) throw new Error(`${JSON.stringify(commands[i])}: ${decision.refused}`);
      return decision.events;
    });
  for (const acts of night) {
    const [one, other] = doing(acts);
    if (!isNight()) return;
    look([one!, other!]);
  }
  const [one, other] = doing(tables.map(({ game }) => timeUp(game)));
  if (isOn(worlds)) look([one!, other!], true);
}
