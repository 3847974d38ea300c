/**
 * Two games of `city` side by side: two players' cards are exchanged, and each does at night what the other does in the
 * other world. Whoever cannot know which of them is who must not notice.
 */
import { type Chance, chanceFrom } from '../../../shared/engine/chance.ts';
import type { Command } from '../../../shared/engine/commands.ts';
import { decide } from '../../../shared/engine/decide.ts';
import type { PlaceId, SeatId } from '../../../shared/engine/ids.ts';
import type { Answer, Deal, Game } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { promptsFor } from '../../../shared/engine/prompts.ts';
import { openGame } from '../../../shared/engine/setup/open.ts';
import { answering, someAnswer } from '../rules/random-player.ts';
import { type Sitting, sitDown, type Table, timeUp } from '../rules/sitting.ts';
import type { Heard } from './same-for.ts';

export interface Worlds {
  readonly one: Table;
  readonly other: Table;
  readonly pair: readonly [SeatId, SeatId];
}

/** Who knows the seed knows the deal; where tokens are compared, both worlds have the same. */
export function worldsOf(sitting: Sitting, chance: Chance, seed = `${sitting.seed} otherwise`): Worlds | null {
  const one = sitDown({ ...sitting, host: null });
  const dealt = one.game.deal.seats;
  const a = chance.pick(dealt);
  const others = dealt.filter(({ role }) => role !== a.role);
  if (others.length === 0) return null;
  const b = chance.pick(others);
  const seats = dealt.map((seat) => {
    if (seat === a) return { ...b, id: a.id };
    return seat === b ? { ...a, id: b.id } : seat;
  });
  const deal: Deal = { ...one.game.deal, seats, seed, nonce: 'another' };
  const { events, game } = openGame(deal, one.rules);
  return { one, other: { game, rules: one.rules, log: [...events] }, pair: [a.id, b.id] };
}

export const roleIn = ({ seats }: Game, id: PlaceId): string => seats.find((seat) => seat.id === id)!.role;
const gangIn = ({ seats }: Game, id: PlaceId): string | null => seats.find((seat) => seat.id === id)!.gang;

/** Who is in the other world what this person is in this one. */
const mirror = ([a, b]: Worlds['pair'], id: PlaceId): PlaceId => (id === a ? b : id === b ? a : id);

/** Whoever wakes with one of the two knows which one. */
export function observersOf({ one: { game }, pair: [a, b] }: Worlds): readonly PlaceId[] {
  const gangs = [gangIn(game, a), gangIn(game, b)];
  const tells = (gang: string | null) => gang !== null && gangs.filter((one) => one === gang).length === 1;
  return game.seats.flatMap(({ id, gang }) => (id === a || id === b || tells(gang) ? [] : [id]));
}

interface Move {
  readonly by: PlaceId;
  readonly twin: PlaceId;
  readonly prompt: Prompt;
  readonly answer: Answer;
}

/** By day both act under their own names; the two vote alike, since a ballot may be a judge's or a swindler's. */
function dayMoves(worlds: Worlds, by: PlaceId, prompt: Prompt, chance: Chance): readonly Move[] {
  const answer = someAnswer(prompt, chance);
  return prompt.action === 'vote' ? together(worlds, by, prompt, answer) : [{ by, twin: by, prompt, answer }];
}

/** What one of the two does, the other does as well. */
function together({ one, pair }: Worlds, by: PlaceId, { action }: Prompt, answer: Answer): readonly Move[] {
  return (pair.includes(by) ? pair : [by]).flatMap((person) => {
    const prompt = promptsFor(one.game, one.rules, person).find((own) => own.action === action);
    return prompt ? [{ by: person, twin: person, prompt, answer }] : [];
  });
}

/** At night nobody names one of the two: what came of that would tell. */
function nightMoves(worlds: Worlds, by: PlaceId, prompt: Prompt, chance: Chance): readonly Move[] {
  const { one, pair } = worlds;
  const { game } = one;
  const isGangShot = prompt.action === 'shoot' && gangIn(game, by) !== null;
  const isHarmless = prompt.action === 'suspect' && !pair.includes(by);
  const targets = prompt.targets.filter((id) => isHarmless || !pair.includes(id));
  // Whom the priest touches is told by whom.
  const tells = prompt.action === 'check' && roleIn(game, by) === 'priest' && pair.includes(by);
  const target = isGangShot ? preyOf(worlds, gangIn(game, by)!) : chance.pick(targets.length > 0 ? targets : ['']);
  if (tells || !targets.includes(target)) return [];
  const isShared = isGangShot && gangIn(game, pair[0]) === gangIn(game, pair[1]);
  if (!isShared) return [{ by, twin: mirror(pair, by), prompt, answer: { target } }];
  // One of the two may count for nothing in the shot: both name the same, under their own names.
  return together(worlds, by, prompt, { target });
}

/** A gang agrees, so that no lot falls by seats. */
function preyOf({ one: { game }, pair }: Worlds, gang: string): SeatId {
  const { spec, serial } = game.stage;
  const isMarked = (id: SeatId) => spec?.kind === 'wave' && spec.wave === 3 && game.marks.some(({ on }) => on === id);
  const prey = game.seats.filter(({ id, out }) => !out && !pair.includes(id) && !isMarked(id));
  const walkers = prey.filter(({ role }) => role === 'sleepwalker');
  const chance = chanceFrom(game.deal.seed, serial, gang);
  const among = walkers.length > 0 && chance.below(3) === 0 ? walkers : prey;
  return among.length > 0 ? chance.pick(among).id : '';
}

function nextMoves(worlds: Worlds, chance: Chance): readonly Move[] {
  const { game, rules } = worlds.one;
  const { id } = chance.pick(game.seats);
  const prompts = promptsFor(game, rules, id);
  if (prompts.length === 0) return [];
  const prompt = chance.pick(prompts);
  return game.stage.name === 'night' ? nightMoves(worlds, id, prompt, chance) : dayMoves(worlds, id, prompt, chance);
}

const isOpen = ({ one, other, pair }: Worlds): boolean =>
  [one, other].every(({ game }) => !game.outcome && game.seats.every(({ id, out }) => !out || !pair.includes(id)));

/** Plays both until one of the two leaves, which shows a card; looks at every moment before that. */
export function playBoth(worlds: Worlds, chance: Chance, look: (heard: Heard) => void): void {
  const { one, other } = worlds;
  const both = (command: Command, twin: Command): void => {
    const [first, second] = [decide(one.game, command, one.rules), decide(other.game, twin, other.rules)];
    if ('refused' in first || 'refused' in second) throw new Error(`refused: ${JSON.stringify([command, twin])}`);
    one.game = first.game;
    other.game = second.game;
    if (isOpen(worlds)) look([first.events, second.events]);
  };
  look([one.log, other.log]);
  for (let idle = 0; isOpen(worlds); ) {
    const moves = chance.below(60) === 0 || idle > 120 ? null : nextMoves(worlds, chance);
    idle = moves?.length === 0 ? idle + 1 : 0;
    if (moves === null) both(timeUp(one.game), timeUp(other.game));
    const { serial } = one.game.stage;
    for (const { by, twin, prompt, answer } of moves ?? []) {
      if (one.game.stage.serial === serial) both(answering(by, prompt, answer), answering(twin, prompt, answer));
    }
  }
}
