/**
 * Two games side by side that differ in what some do at night, unseen. By day all do the same in both; at night those
 * who cannot tell the worlds apart do, and the others what they like in each, as long as the same comes of it.
 */
import type { Chance } from '../../../shared/engine/chance.ts';
import type { Act, Command } from '../../../shared/engine/commands.ts';
import { decide } from '../../../shared/engine/decide.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Game } from '../../../shared/engine/model.ts';
import { promptsFor } from '../../../shared/engine/prompts.ts';
import { alive, findSeat } from '../../../shared/engine/table.ts';
import { answering, nextCommand, someAnswer } from '../rules/random-player.ts';
import { send, type Table, timeUp } from '../rules/sitting.ts';
import type { Heard } from './same-for.ts';

export interface Worlds {
  readonly one: Table;
  readonly other: Table;
  /** Who has a seat and cannot know in which of the two they are. */
  readonly blind: readonly SeatId[];
  /** From this night on the others at the table do what they like. */
  readonly freeFrom: number;
}

/** Called at every moment at which all must be alike, or (apart) may not be, with what happened since the last one. */
export type Look = (heard: Heard, isApart?: boolean) => void;

/** What is done at one moment of a night in each world: the same, or something unseen in either or both. */
interface Moment {
  readonly acts: readonly [Act | null, Act | null];
  readonly isShared: boolean;
}

export function playWorlds(worlds: Worlds, chance: Chance, look: Look): void {
  const { one, other } = worlds;
  look([one.log, other.log]);
  while (isOn(worlds)) {
    if (one.game.stage.name === 'night') playNight(worlds, nightOf(worlds, chance), look);
    else sendBoth(worlds, nextCommand(one.game, one.rules, { [one.game.seats[0]!.id]: 'fickle' }, chance), look);
  }
}

export const isOn = ({ one, other }: Worlds): boolean => !one.game.outcome && !other.game.outcome;

/** The same in both worlds, and what is refused in one is refused in the other, for the same reason. */
export function sendBoth(worlds: Worlds, command: Command, look: Look): void {
  const [first, second] = [send(worlds.one, command), send(worlds.other, command)];
  const refusals = [first, second].map((decision) => ('refused' in decision ? decision.refused : null));
  if (refusals[0] !== refusals[1]) throw new Error(`${JSON.stringify(command)}: ${refusals[0]} or ${refusals[1]}`);
  if ('events' in first && 'events' in second && isOn(worlds)) look([first.events, second.events]);
}

/** Where one night ends before the other there is nothing to compare until both are over. */
function playNight(worlds: Worlds, night: readonly Moment[], look: Look): void {
  const { one, other } = worlds;
  const { serial } = one.game.stage;
  const isOpen = ({ game }: Table): boolean => game.stage.serial === serial;
  const doing = (table: Table, command: Command | null): readonly GameEvent[] => {
    const decision = command && isOpen(table) ? send(table, command) : null;
    return decision && 'events' in decision ? decision.events : [];
  };
  let heard: Heard = [[], []];
  const both = (act: Command | null, twin: Command | null): void => {
    heard = [
      [...heard[0], ...doing(one, act)],
      [...heard[1], ...doing(other, twin)],
    ];
  };
  for (const { acts } of night) {
    both(...acts);
    if (!isOpen(one) || !isOpen(other)) continue;
    look(heard);
    heard = [[], []];
  }
  both(timeUp(one.game), timeUp(other.game));
  if (isOn(worlds)) look(heard);
}

const TRIES = 100;

/** A night with the same outcome in both worlds. */
function nightOf(worlds: Worlds, chance: Chance): readonly Moment[] {
  for (let tries = 0; tries < TRIES; tries++) {
    const night = someNight(worlds, chance);
    if (endsAlike(worlds, night)) return night;
  }
  throw new Error('no night came out alike in both worlds');
}

function someNight(worlds: Worlds, chance: Chance): readonly Moment[] {
  const { one, other, blind, freeFrom } = worlds;
  const living = alive(one.game).map(({ id }) => id);
  const isFree = (id: SeatId) => one.game.round >= freeFrom && !blind.includes(id);
  const prey = chance.below(3) > 0 ? chance.pick(living) : null;
  const shared = living.filter((id) => !isFree(id)).flatMap((id) => deedsOf(one, id, prey, chance));
  const [unseen, elsewhere] = [one, other].map((table) =>
    chance.shuffle(living.filter(isFree).flatMap((id) => deedsOf(table, id, prey, chance))),
  );
  return chance.shuffle([
    ...[...shared.filter((act) => !tells(worlds, act)), ...someRuling(one, prey, chance)].map(
      (act): Moment => ({ acts: [act, act], isShared: true }),
    ),
    ...besides(unseen!, elsewhere!, chance.below(2) === 0),
  ]);
}

/** At the same moments, or each at its own. */
function besides(unseen: readonly Act[], elsewhere: readonly Act[], isTogether: boolean): readonly Moment[] {
  const moment = (one: Act | null, other: Act | null): Moment => ({ acts: [one, other], isShared: false });
  if (!isTogether) return [...unseen.map((act) => moment(act, null)), ...elsewhere.map((act) => moment(null, act))];
  const longest = Math.max(unseen.length, elsewhere.length);
  return Array.from({ length: longest }, (_, i) => moment(unseen[i] ?? null, elsewhere[i] ?? null));
}

/** What somebody does in a night; where there is a prey, everybody who shoots does so at it. */
function deedsOf({ game, rules }: Table, id: SeatId, prey: SeatId | null, chance: Chance): readonly Act[] {
  return promptsFor(game, rules, id).flatMap((prompt) => {
    if (prey !== null && prompt.action === 'shoot') return [answering(id, prompt, { target: prey })];
    return chance.below(4) === 0 ? [] : [answering(id, prompt, someAnswer(prompt, chance))];
  });
}

/** Whoever looks at somebody who is not the same in both worlds learns in which of them he is. */
function tells({ one, other }: Worlds, { action, by, target }: Act): boolean {
  if (action !== 'check' || target === undefined) return false;
  const [self, is, might] = [findSeat(one.game, by)!, findSeat(one.game, target)!, findSeat(other.game, target)!];
  if (self.role === 'sheriff') return is.side !== might.side;
  return (is.role === 'sheriff') !== (might.role === 'sheriff');
}

/** Now and then a judge has something to say at night, or somebody leaves the table. */
function someRuling({ game }: Table, prey: SeatId | null, chance: Chance): readonly Act[] {
  const on = prey !== null && chance.below(2) === 0 ? prey : chance.pick(alive(game)).id;
  const lot = chance.below(24);
  if (lot === 0) return [{ type: 'act', by: on, action: 'leave' }];
  if (game.host === null || lot > 7) return [];
  return [{ type: 'act', by: game.host, action: lot > 2 ? 'foul' : 'disqualify', target: on }];
}

/** What everybody knows of a night when it is over, and that whoever acts in both could do so before it was. */
function endsAlike({ one, other }: Worlds, night: readonly Moment[]): boolean {
  const [end, might] = [one, other].map((table, i) => rehearse(table, night, i));
  return end !== null && might !== null && outcomeOf(end!) === outcomeOf(might!);
}

const outcomeOf = ({ seats, judged, outcome }: Game): string =>
  JSON.stringify([seats.map(({ out }) => out), judged, outcome?.winner]);

function rehearse({ game: nightfall, rules }: Table, night: readonly Moment[], world: number): Game | null {
  let game = nightfall;
  const isOpen = () => game.stage.serial === nightfall.stage.serial;
  const take = (command: Command): void => {
    const decision = decide(game, command, rules);
    if ('game' in decision) game = decision.game;
  };
  for (const { acts, isShared } of night) {
    const act = acts[world];
    if (!isOpen() && isShared) return null;
    if (act && isOpen()) take(act);
  }
  if (isOpen()) take(timeUp(game));
  return game;
}
