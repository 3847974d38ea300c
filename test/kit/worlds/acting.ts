/** Everybody at the table does what they do, in both worlds. */
import { encode } from '../../../bot/chat/press.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Answer } from '../../../shared/engine/model.ts';
import type { AppCommand } from '../../../shared/wire/command.ts';
import type { Sight } from '../../../shared/wire/sight.ts';
import { SIGNS } from '../../../shared/wire/signs.ts';
import { type Deed, momentFor } from './choosing.ts';
import { both, type Course, type Sights, sightsOf, sleepersIn, twinOf } from './course.ts';
import { seatsOf, type World } from './world.ts';

/** Everybody does one thing, each in a second of their own. */
export async function actAll(course: Course): Promise<boolean> {
  let hasActed = false;
  for (const name of course.chance.shuffle(seatsOf(course.setup))) {
    if (await act(course, name)) hasActed = true;
  }
  return hasActed;
}

async function act(course: Course, name: string): Promise<boolean> {
  const sights = await sightsOf(course, name);
  const [sight] = sights;
  const command = sight && plainCommand(course, name, sight);
  if (command) {
    await both(course, async (world) => {
      await world.named(name).order(world.game, command);
      await world.pass(1);
    });
    return true;
  }
  if (course.secretive.includes(name)) await signAlone(course, name, sights);
  const twin = twinOf(course, name);
  const moment = momentFor(course, name, sights, twin === name ? sights : await sightsOf(course, twin));
  if (!moment) return false;
  for (const [i, world] of course.worlds.entries()) {
    const deed = moment[i];
    if (deed) await carryOut(world, deed, course.setup.app === true);
    await world.pass(1);
  }
  return true;
}

/** What is no answer: looking at the own card, a word about one of the secretive, and going away. */
function plainCommand(course: Course, name: string, sight: Sight): AppCommand | null {
  const { cards, view, mayState, token } = sight.play!;
  const { stage, round, voters, seats } = view.table;
  if (cards && !cards.hasLooked && !sleepersIn(course, sight).includes(name)) return { do: 'look' };
  const { secretive, blind, chance } = course;
  if (mayState && token !== null && blind.includes(name) && chance.below(6) === 0) {
    return { do: 'say', token, statement: { says: 'suspects', about: chance.pick(secretive) } };
  }
  const isFirstTalk = stage !== 'night' && round === 1 && voters.length === 0;
  const isIn = seats.some(({ id, out }) => id === name && out === null);
  return name === course.leaver && isFirstTalk && isIn ? { do: 'leave' } : null;
}

/** A gesture to the own gang, in the first world only. */
async function signAlone({ worlds: [one], setup, chance }: Course, name: SeatId, [sight]: Sights) {
  const { token, view } = sight!.play!;
  if (setup.exchange || view.mates.length === 0 || token === null) return;
  await one.named(name).order(one.game, { do: 'sign', token, sign: chance.pick(SIGNS) });
}

/** Every other by the app, the rest by a button in the chat, where they have any. */
async function carryOut(world: World, { by, prompt, answer }: Deed, isInApp: boolean): Promise<void> {
  const who = world.named(by);
  const sight = await who.look(world.game);
  const { token, view } = sight!.play!;
  const { action, card } = prompt;
  const isByApp = isInApp || Number(by.slice(1)) % 2 === 0 || card !== undefined;
  if (isByApp) {
    const command = {
      do: 'answer',
      token: token!,
      action,
      ...(card !== undefined && { card }),
      ...answerIn(answer),
    } as const;
    await who.order(world.game, command);
    return;
  }
  const picked = [answer.target ?? [], answer.targets ?? []].flat().map((id) => numberOf(view.table.seats, id));
  const choice = answer.choice ?? null;
  who.press(encode({ do: 'question', game: world.game, token: token!, verb: 'sure', action, picked, choice }));
}

const numberOf = (seats: readonly { readonly id: SeatId }[], id: SeatId): number =>
  seats.findIndex((seat) => seat.id === id) + 1;

const answerIn = ({ target, targets, choice }: Answer) => ({
  ...(target !== undefined && { target }),
  ...(targets !== undefined && { targets: [...targets] }),
  ...(choice !== undefined && { choice }),
});
