/** What the table does in both worlds at once: the same by day; at night nobody's business differs. */
import { type Chance, chanceFrom } from '../../../shared/engine/chance.ts';
import type { PlaceId, SeatId } from '../../../shared/engine/ids.ts';
import type { Answer } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import type { Action } from '../../../shared/engine/words.ts';
import type { Sight } from '../../../shared/wire/sight.ts';
import { type Course, type Sights, sleepersIn, twinOf } from './course.ts';

/** What is learned by it is the asker's alone, and nothing else comes of it. */
const UNHEARD: readonly Action[] = ['check', 'suspect', 'decline'];
const NEVER: readonly Action[] = ['leave', 'withdraw', 'protest', 'guess'];

export interface Deed {
  readonly by: SeatId;
  readonly prompt: Prompt;
  readonly answer: Answer;
}

/** What is done at one moment in each world; nothing, where it is done in the other alone and unseen. */
export type Moment = readonly [Deed | null, Deed | null];

const isOpen = ({ chosen, action }: Prompt): boolean => chosen === null && !NEVER.includes(action);

const promptsIn = (sight: Sight | null): readonly Prompt[] => sight?.play?.view.prompts ?? [];

const isNight = (sight: Sight | null): boolean => sight?.play?.view.table.stage === 'night';

/** What somebody does now who sees this in the two worlds. */
export function momentFor(course: Course, by: PlaceId, sights: Sights, twins: Sights): Moment | null {
  const { secretive, chance } = course;
  const [sight] = sights;
  const isAskedAll = isNight(sight) || promptsIn(sight).some(({ action }) => action === 'vote');
  if (isAskedAll && sleepersIn(course, sight).includes(by)) return null;
  if (secretive.includes(by)) return secretMoment(course, by, sights, twins);
  const prompt = promptsIn(sight).find(isOpen);
  if (!prompt || chance.below(3) === 0) return null;
  const answer = answerTo(course, by, prompt, sight!);
  const deed = answer && { by, prompt, answer };
  return deed && [deed, deed];
}

/** In each world one of the secretive does what is unheard as and when they like, and all else as their twin does. */
function secretMoment(course: Course, by: SeatId, sights: Sights, [, twin]: Sights): Moment | null {
  const [one, other] = sights;
  const deeds: Moment = [unheardDeed(course, by, one, EAGER), unheardDeed(course, by, other, SLOW)];
  if (deeds[0] || deeds[1]) return deeds;
  const { unheard = UNHEARD, exchange } = course.setup;
  const isHeard = ({ action }: Prompt) => !unheard.includes(action) && action !== 'play';
  const prompt = promptsIn(one).find((open) => isOpen(open) && isHeard(open));
  const answer = prompt && answerTo(course, by, prompt, one!);
  if (!answer) return null;
  const isMirrored = isNight(one) && exchange?.of === 'roles' && !isShared(course, prompt);
  const isSame = ({ action, card }: Prompt) => action === prompt.action && card === prompt.card;
  const same = promptsIn(isMirrored ? twin : other).find(isSame);
  const otherBy = isMirrored ? twinOf(course, by) : by;
  return same
    ? [
        { by, prompt, answer },
        { by: otherBy, prompt: same, answer },
      ]
    : null;
}

/** How many of three moments pass without a deed, and whether minds are changed. */
const EAGER = { waits: 1, mayChange: true };
const SLOW = { waits: 2, mayChange: false };

function unheardDeed(
  { chance, setup: { unheard = UNHEARD } }: Course,
  by: SeatId,
  sight: Sight | null,
  { waits, mayChange }: typeof EAGER,
): Deed | null {
  const isAnswerable = (prompt: Prompt) => isOpen(prompt) || (mayChange && !prompt.isFinal && chance.below(3) === 0);
  const prompt = promptsIn(sight).find((open) => unheard.includes(open.action) && isAnswerable(open));
  if (!prompt || chance.below(3) < waits) return null;
  return { by, prompt, answer: anyAnswer(prompt, prompt.targets, chance) };
}

/** A gang shoots together: two of it do it under their own names. */
const isShared = ({ worlds: [{ deal }], secretive }: Course, { action }: Prompt): boolean =>
  action === 'shoot' &&
  new Set(deal.seats.flatMap(({ id, gang }) => (secretive.includes(id) ? [gang] : []))).size === 1;

/** Nobody names one of the secretive where something would come of it. */
function answerTo(course: Course, by: PlaceId, prompt: Prompt, sight: Sight): Answer | null {
  const { secretive, setup, chance, worlds } = course;
  const { action, targets } = prompt;
  if (action === 'suspect') return anyAnswer(prompt, targets, chance);
  if (action === 'play' && chance.below(3) > 0) return null;
  const { round, stage } = sight.play!.view.table;
  const spared = targets.filter((id) => !secretive.includes(id) || (action === 'nominate' && isDissenter(course, by)));
  if (action === 'vote' && isDissenter(course, by) && targets.includes(secretive[0]!)) return { target: secretive[0]! };
  if (targets.length > 0 && spared.length === 0) return null;
  const isOfGang = worlds[0].deal.seats.some(({ id, gang }) => id === by && gang !== null);
  const isTogether = action === 'vote' || (action === 'shoot' && isOfGang);
  if (!isTogether) return anyAnswer(prompt, spared, chance);
  const gangless = spared.filter((id) => worlds[0].deal.seats.some((seat) => seat.id === id && seat.gang === null));
  const among = action === 'shoot' ? gangless : spared;
  return targets.length > 0 && among.length === 0
    ? null
    : anyAnswer(prompt, among, chanceFrom(setup.seed, action, round, stage, among.join()));
}

/** One voice is always for one of the secretive; it decides nothing. */
const isDissenter = ({ blind }: Course, by: PlaceId): boolean => by === blind[1];

function anyAnswer({ names, choices }: Prompt, targets: readonly SeatId[], chance: Chance): Answer {
  if (names.most === 0 || targets.length < names.least || targets.length === 0)
    return choices.length > 0 ? { choice: chance.pick(choices) } : {};
  if (names.most === 1) return { target: chance.pick(targets) };
  return { targets: chance.shuffle(targets).slice(0, Math.max(1, names.least)) };
}
