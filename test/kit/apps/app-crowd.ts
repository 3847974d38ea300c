/** People who play in the Mini App, at the pace of people: they open it from the group, look, think and answer. */
import type { Person } from '../../../bot/playground/index.ts';
import { type Chance, chanceFrom } from '../../../shared/engine/chance.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import type { AppCommand } from '../../../shared/wire/command.ts';
import type { Sight } from '../../../shared/wire/sight.ts';
import { isOver } from '../evening/crowd.ts';
import type { Evening } from '../evening/evening.ts';
import { Phone } from './phone.ts';

const isOpen = ({ chosen, action }: Prompt): boolean =>
  chosen === null && !['finish', 'leave', 'withdraw'].includes(action);

/** What this person is asked and has not answered yet; whoever speaks may end the speech. */
export const openIn = ({ play }: Sight): readonly Prompt[] => (play?.view.prompts ?? []).filter(isOpen);

const finishIn = ({ play }: Sight): Prompt | undefined =>
  play?.view.prompts.find(({ action }) => action === 'finish' && play.view.table.speaker === play.view.you?.id);

export interface Answered {
  readonly target?: string;
  readonly targets?: string[];
  readonly choice?: string;
  readonly reason?: string;
  readonly text?: string;
}

/** Null where the stage closed while they thought. */
export async function answerBy(phone: Phone, sight: Sight, prompt: Prompt, given: Answered): Promise<Sight | null> {
  const { action, card } = prompt;
  const token = sight.play?.token ?? '';
  const command = { do: 'answer', token, action, ...(card !== undefined && { card }), ...given } as const;
  const { status, body } = await phone.order(sight.game, command);
  if (status !== 200 && status !== 409) throw new Error(`${status} ${body.refused}: ${body.message}`);
  return status === 200 ? body.sight : null;
}

/** What has to work, or nothing that follows means anything. */
export async function orderBy(phone: Phone, game: string, command: AppCommand): Promise<void> {
  const { status, body } = await phone.order(game, command);
  if (status !== 200) throw new Error(`${status} ${body.refused}: ${body.message}`);
}

export function randomAnswer({ targets, names, choices }: Prompt, chance: Chance): Answered {
  if (choices.length > 0 && (targets.length === 0 || chance.below(4) === 0)) return { choice: chance.pick(choices) };
  if (names.most <= 1) return targets.length > 0 ? { target: chance.pick(targets) } : {};
  const least = Math.max(1, names.least);
  return { targets: chance.shuffle(targets).slice(0, least) };
}

export interface AppCrowd {
  readonly game: string;
  readonly phones: readonly Phone[];
  /** Until the end is posted, or the night falls before which they have had enough. */
  readonly play: (rounds?: number) => Promise<void>;
}

/** One after another they open the app by the link in the lobby's message, look around and sit down. */
export async function gatherInApps(
  evening: Evening,
  { people = evening.people, wishes = [] }: { people?: readonly Person[]; wishes?: readonly AppCommand[] } = {},
): Promise<AppCrowd> {
  const chance = chanceFrom('app', 'arriving');
  const phones: Phone[] = [];
  let game = '';
  for (const person of people) {
    const phone = new Phone(evening, person);
    const { initData } = person.openApp(evening.lobby, ({ url }) => url !== undefined);
    game = (await phone.signIn(initData)).body.game ?? '';
    await phone.look(game);
    await evening.pass(6 + chance.below(8));
    // The first has set the table.
    if (phones.length === 0) for (const wish of wishes) await orderBy(phone, game, wish);
    await orderBy(phone, game, { do: 'join' });
    phones.push(phone);
  }
  await evening.pass(5);
  return { game, phones, play: (rounds = Infinity) => play(evening, game, phones, rounds) };
}

/** What everybody sees of a stage: when it changes, everybody looks again. */
function stageOf({ play, deadline, status }: Sight): string {
  const table = play?.view.table;
  return JSON.stringify([status, table?.round, table?.stage, table?.speaker, table?.voters, deadline]);
}

async function play(evening: Evening, game: string, phones: readonly Phone[], rounds: number): Promise<void> {
  const { clock } = evening;
  const chance = chanceFrom('app', 'ease');
  const due = new Map<Phone, number>();
  let stage = '';
  for (let turns = 0; !isOver(evening); turns++) {
    if (turns > 4000) throw new Error('the game did not end');
    const seen = await phones[0]!.look(game);
    if ((seen.play?.view.table.round ?? 0) > rounds) return;
    if (stageOf(seen) !== stage) {
      stage = stageOf(seen);
      due.clear();
      for (const phone of phones) {
        const seconds = thinking(await phone.look(game), chance);
        if (seconds !== null) due.set(phone, clock.now() + seconds * 1000);
      }
    }
    const next = Math.min(...due.values(), seen.deadline ?? clock.now() + 60_000);
    await evening.pass(Math.max(1, Math.ceil((next - clock.now()) / 1000)));
    for (const [phone, time] of due) {
      if (time > clock.now()) continue;
      due.delete(phone);
      const seconds = await act(phone, game, chance);
      if (seconds !== null) due.set(phone, clock.now() + seconds * 1000);
      await evening.settle();
    }
  }
}

/** How long somebody takes who has something to answer. */
function thinking(sight: Sight, chance: Chance): number | null {
  if (finishIn(sight)) return 30 + chance.below(25);
  return openIn(sight).length > 0 ? 4 + chance.below(20) : null;
}

/** Answers what is open; one speech in three accuses somebody before it ends. */
async function act(phone: Phone, game: string, chance: Chance): Promise<number | null> {
  const sight = await phone.look(game);
  const finish = finishIn(sight);
  const [prompt] = openIn(sight);
  const isAccusing = prompt !== undefined && (!finish || chance.below(3) === 0);
  if (isAccusing) {
    const after = await answerBy(phone, sight, prompt, randomAnswer(prompt, chance));
    return after && (finishIn(after) || openIn(after).length > 0) ? 2 + chance.below(5) : null;
  }
  if (finish) await answerBy(phone, sight, finish, {});
  return null;
}
