import { type Chance, chanceFrom } from '../../../shared/engine/chance.ts';
import type { Act, Command } from '../../../shared/engine/commands.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { PlaceId, SeatId } from '../../../shared/engine/ids.ts';
import type { Answer, Game } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { promptsFor } from '../../../shared/engine/prompts.ts';
import { isVeiled } from '../laws/card-laws.ts';
import { answering, someAnswer } from '../rules/random-player.ts';
import { send, type Table, timeUp } from '../rules/sitting.ts';
import { type CardWorlds, isCovered, twinOf } from './card-worlds.ts';
import type { Heard } from './same-for.ts';

/** What is done at one moment in each world; nothing, where it is done in the other alone and unseen. */
type Moment = readonly [Command | null, Command | null];

/** Plays both until something has come out; looks at every moment before that. */
export function playCardWorlds(worlds: CardWorlds, chance: Chance, look: (heard: Heard) => void): void {
  const { one, other } = worlds;
  look([one.log, other.log]);
  for (let idle = 0; isCovered(worlds); ) {
    const moment = chance.below(40) === 0 || idle > 60 ? bothLate(worlds) : nextMoment(worlds, chance);
    idle = moment ? 0 : idle + 1;
    if (!moment) continue;
    const heard: Heard = [doing(one, moment[0]), doing(other, moment[1])];
    if (isCovered(worlds)) look(heard);
  }
}

const bothLate = ({ one, other }: CardWorlds): Moment => [timeUp(one.game), timeUp(other.game)];

function doing(table: Table, command: Command | null): readonly GameEvent[] {
  const decision = command && send(table, command);
  if (decision && 'refused' in decision) throw new Error(`${JSON.stringify(command)}: ${decision.refused}`);
  return decision ? decision.events : [];
}

function nextMoment(worlds: CardWorlds, chance: Chance): Moment | null {
  const { game, rules } = worlds.one;
  const { id, out } = chance.pick(game.seats);
  const isOfThePair = worlds.pair.includes(id);
  if (!out && !(isOfThePair && worlds.exchange === 'seats') && chance.below(400) === 0) {
    return alike({ type: 'act', by: id, action: 'leave' });
  }
  const prompts = promptsFor(game, rules, id);
  if (prompts.length === 0) return isOfThePair ? letPass(worlds, id) : null;
  const prompt = chance.pick(prompts);
  if (game.stage.name === 'night') return atNight(worlds, id, prompt, chance);
  if (isOfThePair && prompt.action === 'decline' && isVeiled(game)) return unseen(worlds, id, chance);
  // Whoever of the two plays a card has shown it.
  return isOfThePair && prompt.action === 'play' ? null : byDay(worlds, id, prompt, chance);
}

const alike = (command: Act): Moment => [command, command];

function byDay(worlds: CardWorlds, id: PlaceId, prompt: Prompt, chance: Chance): Moment | null {
  // Whoever looks at one of the two learns who they are.
  const isLook = prompt.card === 'wiretap' && worlds.exchange === 'seats';
  const targets = isLook ? apartFrom(worlds, prompt) : prompt.targets;
  if (prompt.targets.length > 0 && targets.length === 0) return null;
  return alike(answering(id, prompt, someAnswer({ ...prompt, targets }, chance)));
}

/** One of the two lets a window pass in this world, in that one, or in both: that is nobody's business. */
function unseen({ other }: CardWorlds, id: PlaceId, chance: Chance): Moment {
  const act: Act = { type: 'act', by: id, action: 'decline' };
  const isOpen = promptsFor(other.game, other.rules, id).some(({ action }) => action === 'decline');
  return [act, isOpen && chance.below(2) === 0 ? act : null];
}

function letPass({ other }: CardWorlds, id: PlaceId): Moment | null {
  const { game, rules } = other;
  const isOpen = isVeiled(game) && promptsFor(game, rules, id).some(({ action }) => action === 'decline');
  return isOpen ? [null, { type: 'act', by: id, action: 'decline' }] : null;
}

/** At night each of the two does what the other does in the other world, if they are not the same there. */
function atNight(worlds: CardWorlds, id: PlaceId, prompt: Prompt, chance: Chance): Moment | null {
  const { other, exchange } = worlds;
  const answer = answerAtNight(worlds, id, prompt, chance);
  if (!answer) return null;
  const isMirrored = exchange === 'seats' || prompt.action === 'play';
  const twin = isMirrored ? twinOf(worlds, id) : id;
  const asked = promptsFor(other.game, other.rules, twin);
  const isAsked = asked.some(({ action, card }) => action === prompt.action && card === prompt.card);
  return isAsked ? [answering(id, prompt, answer), answering(twin, prompt, answer)] : null;
}

/** Where roles are exchanged nobody names one of the two, and a gang agrees, so that no seat decides. */
function answerAtNight(worlds: CardWorlds, id: PlaceId, prompt: Prompt, chance: Chance): Answer | null {
  const { one, pair, exchange } = worlds;
  const isHidden = exchange === 'seats' || (prompt.action === 'play' && pair.includes(id));
  const isHarmless = prompt.action === 'suspect' && !pair.includes(id);
  if (!isHidden || isHarmless || prompt.names.most === 0) return someAnswer(prompt, chance);
  const targets = apartFrom(worlds, prompt);
  const isShared = prompt.action === 'shoot' && one.game.seats.some((seat) => seat.id === id && seat.gang !== null);
  const target = isShared ? preyOf(worlds) : targets.length > 0 ? chance.pick(targets) : undefined;
  return target !== undefined && targets.includes(target) ? { target } : null;
}

const apartFrom = ({ pair }: CardWorlds, { targets }: Prompt): readonly SeatId[] =>
  targets.filter((id) => !pair.includes(id));

function preyOf({ one: { game }, pair }: CardWorlds): SeatId | undefined {
  const isOfTheGang = (by: PlaceId) => game.seats.some(({ id, gang }) => id === by && gang !== null);
  const named = game.choices.find(({ by, action }) => action === 'shoot' && isOfTheGang(by))?.target;
  if (named !== undefined) return named;
  const prey = preyIn(game).filter((id) => !pair.includes(id));
  return prey.length > 0 ? chanceFrom(game.deal.seed, game.stage.serial, 'prey').pick(prey) : undefined;
}

const preyIn = ({ seats }: Game): readonly SeatId[] =>
  seats.flatMap(({ id, out, gang }) => (out || gang !== null ? [] : [id]));
