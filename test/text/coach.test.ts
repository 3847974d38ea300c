/** The coach has a text of the edition for everything that any seat is asked, and for every wait. */
import { beforeAll, expect, test } from 'vitest';
import { coachLines } from '../../bot/narrator/direct/coach.ts';
import { wordsFor } from '../../bot/narrator/words.ts';
import { deskFrom } from '../../bot/table/kept-desk.ts';
import { rulebooks } from '../../shared/editions/index.ts';
import { chanceFrom } from '../../shared/engine/chance.ts';
import type { Command } from '../../shared/engine/commands.ts';
import { promptsFor } from '../../shared/engine/prompts.ts';
import { type View, viewFor } from '../../shared/engine/view.ts';
import { LANGUAGES, type Language } from '../../shared/text/languages.ts';
import { type Arguments, type Speak, speaker, type TextId, texts } from '../../shared/text/speak.ts';
import { nextCommand } from '../kit/rules/random-player.ts';
import { type Sitting, send, sitDown, type Table } from '../kit/rules/sitting.ts';
import { uneasedGames } from './kids-texts.ts';

const LONGEST = 300;

/** At a small table everybody is looked at all the time. */
const SMALL = 6;

/** Each mode at its smallest, in the middle and at its largest; what options bring into play besides. */
const sittings: readonly Sitting[] = [
  ...Object.values(rulebooks).flatMap((book) =>
    Object.entries(book.modes).flatMap(
      ([
        mode,
        {
          players: { least, most },
        },
      ]) =>
        [...new Set([least, Math.round((least + most) / 2), most])].flatMap((players) =>
          [1, 2].map((n) => sitting(book.id, mode, players, `${n}`)),
        ),
    ),
  ),
  ...['judge', 'jailer', 'priest', 'sheriff', 'detective'].flatMap((leader, i) =>
    ['maniac', 'butcher', 'swindler'].map((loner, j) =>
      sitting('city', 'standard', 12, `${leader} ${loner}`, {
        leader,
        loner,
        ballot: i % 2 === 0 ? 'single' : 'list',
        townSpecials: j === 0 ? ['doctor', 'sleepwalker'] : j === 1 ? ['bodyguard', 'fan'] : ['beauty', 'sleepwalker'],
        mafiaSpecials: [['godfather'], ['thief'], ['lawyer'], ['snitch']][(i + j) % 4]!,
      }),
    ),
  ),
  ...['recruit', 'leader', 'wiretap', 'hideout', 'safe-conduct', 'arrest', 'seizure'].flatMap((card) =>
    ['1', '2', '3'].map((seed) => sitting('spytown', 'extended', 8, card + seed, { cards: [card, 'vest'] })),
  ),
  ...['1', '2', '3', '4'].map((seed) =>
    sitting('spytown', 'extended', 12, seed, { cards: ['last-shot', 'swap', 'leader'] }),
  ),
  sitting('family', 'extended', 8, 'card', { cards: ['vest', 'bandage'] }),
  ...['1', '2', '3', '4', '5', '6'].map((seed) => sitting('party', 'hostless', 12, seed, { deadHost: true })),
  ...['3', '4', '5', '6', '7', '8', '9', '10'].map((seed) => sitting('sport', 'standard', 10, seed)),
  ...['1', '2', '3', '4', '5', '6'].map((seed) => sitting('city', 'beginner', 6, seed)),
  { ...sitting('party', 'base', 8, 'bare'), decoys: false },
  { ...sitting('family', 'kids', 8, 'bare'), decoys: false },
  ...['1', '2', '3'].map((seed) => sitting('family', 'basic', 12, seed, { catwoman: 'role' })),
  ...uneasedGames.flatMap(({ book, id, mode, options }) =>
    [mode.players.least, mode.players.most].flatMap((players) =>
      ['1', '2'].map((seed) => sitting(book.id, id, players, `uneased ${seed}`, options)),
    ),
  ),
];

function sitting(edition: string, mode: string, players: number, seed: string, options = {}): Sitting {
  return { edition: edition as Sitting['edition'], mode, players, seed, options, decoys: true };
}

interface Told {
  readonly edition: string;
  readonly mode: string;
  readonly id: TextId;
  readonly values: Arguments;
}

/** What was said of any view, each thing once. */
const told = new Map<string, Told>();
/** What would be said in an edition that has no words of its own. */
const fallbacks = new Set<string>();
const faults = new Set<string>();

/** Looks over everybody's shoulder as each stage opens, and over that of whoever has answered, in a game of random people. */
function lookOn(where: Sitting): void {
  const { edition, mode } = where;
  const table = sitDown(where);
  const chance = chanceFrom(where.seed, 'coach', edition, mode, where.players);
  const desk = deskFrom({ setting: { edition, mode }, players: [], host: null, aide: null });
  const { ownIfAny } = wordsFor(desk, 'en', new Map());
  const heard: Told[] = [];
  const say = Object.assign(
    (id: TextId, values: Arguments = {}) => {
      heard.push({ edition, mode, id, values });
      return '';
    },
    { language: 'en' as const },
  ) satisfies Speak;
  const listen = (view: View): void => {
    const lines = coachLines(view, { say, ownIfAny });
    const due = view.prompts.length > 0 ? view.prompts.map(({ slot }) => slot) : view.table.end ? [] : [null];
    if (lines.map(({ slot }) => slot).join() !== due.join()) faults.add(`${edition} ${mode} ${view.table.stage}`);
    for (const one of heard.splice(0)) {
      const { round = 0, players, mates = 0, ballot } = one.values;
      told.set([edition, mode, one.id, Number(round) > 1, players, Number(mates) > 0, ballot].join(), one);
    }
    for (const { text } of coachLines(view, { say: speakId, ownIfAny: () => null })) fallbacks.add(text);
  };
  const isOrderly = chance.below(2) === 0;
  const look = (isSeen: (id: string) => boolean): void => {
    for (const { id } of table.game.seats) if (isSeen(id)) listen(viewFor(table.game, table.rules, id));
  };
  look(() => true);
  while (!table.game.outcome) {
    const { serial } = table.game.stage;
    const command = nextCommand(table.game, table.rules, {}, chance);
    send(table, isOrderly ? orderly(table, command) : command);
    const isNew = table.game.stage.serial !== serial;
    look((id) => isNew || where.players <= SMALL || (command.type === 'act' && command.by === id));
  }
}

/** Shots that agree and votes that tie are rare among random people: some tables shoot together and split in halves. */
function orderly({ game, rules }: Table, command: Command): Command {
  if (command.type !== 'act' || command.target === undefined) return command;
  const { by, action } = command;
  const { targets = [] } = promptsFor(game, rules, by).find((prompt) => prompt.action === action) ?? {};
  if (action === 'shoot') return { ...command, target: targets[0]! };
  const place = game.seats.findIndex(({ id }) => id === by);
  return action === 'vote' ? { ...command, target: targets[place % Math.min(2, targets.length)]! } : command;
}

const speakId = Object.assign((id: TextId) => id, { language: 'en' as const });

beforeAll(() => {
  for (const where of sittings) lookOn(where);
});

test('every prompt and every wait of every seat is explained', () => {
  expect([...faults]).toEqual([]);
});

test('in the edition’s own words, never in the common ones', () => {
  const common = [...told.values()].filter(({ id }) => id.startsWith('coach-'));
  expect(common.map(({ edition, mode, id }) => `${edition} ${mode} ${id}`)).toEqual([]);
});

test.each(LANGUAGES)('short enough to be read, and complete: %s', (language: Language) => {
  const say = speaker(language);
  const long = [...told.values()].flatMap(({ id, values }) => {
    const text = say(id, values);
    return text.length > LONGEST || /[{}<>]/.test(text) ? [`${id}: ${text.length}`] : [];
  });
  expect([...new Set(long)]).toEqual([]);
});

const written = Object.keys(texts.en).filter((id) => /^([a-z-]+-)?coach-/.test(id));

test('no text is left that no game comes to', () => {
  expect(written.length).toBeGreaterThan(120);
  const met = new Set<string>([...told.values()].map(({ id }) => id));
  expect(written.filter((id) => !id.startsWith('coach-') && !met.has(id))).toEqual([]);
});

test('an edition to come is explained in common words', () => {
  expect(written.filter((id) => id.startsWith('coach-') && !fallbacks.has(id))).toEqual([]);
});
