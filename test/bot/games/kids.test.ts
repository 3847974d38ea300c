/** Whole games of the children's modes through the emulated Telegram: whatever anybody gets to read is fit for children. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MadeCall, Message, Person } from '../../../bot/playground/index.ts';
import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';
import type { Speak, TextId } from '../../../shared/text/speak.ts';
import { type Crowd, crowd, isOver, playOut } from '../../kit/evening/crowd.ts';
import { type Evening, type EveningOptions, isPress } from '../../kit/evening/evening.ts';
import { chooseEdition, chooseMode, setUp } from '../../kit/evening/lobby.ts';
import { roleOf } from '../../kit/evening/moves.ts';
import { tonight } from '../../kit/evening/tonight.ts';
import { isLong } from '../../kit/laws/effort.ts';
import { expectTold } from '../../kit/telling/told.ts';
import { bareOf, type KidsGame, kidsGames, saidAs, whyNever } from '../../text/kids-texts.ts';
import { unfitIn } from '../../text/unfit.ts';

/** The ids of all that is said, whoever says it. */
const said = vi.hoisted(() => new Set<string>());

vi.mock('../../../shared/text/speak.ts', async (original) => {
  const speak = await original<typeof import('../../../shared/text/speak.ts')>();
  const listened = (say: Speak): Speak =>
    Object.assign(
      (id: TextId, values?: Parameters<Speak>[1]) => {
        said.add(id);
        return say(id, values);
      },
      { language: say.language },
    );
  return { ...speak, speaker: (language: Language) => listened(speak.speaker(language)) };
});

/** What has been sent before this is not of a table for children. */
let from = 0;

beforeEach(() => {
  said.clear();
  from = 0;
});

/** Texts of messages, captions, buttons and answers to presses, wherever they stand in a call. */
function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' && (key === 'text' || key === 'caption') ? [part] : textsIn(part),
  );
}

const SENDING = ['sendMessage', 'editMessageText', 'answerCallbackQuery', 'sendPhoto', 'editMessageCaption'];

function sentTo(evening: Evening): readonly string[] {
  const calls = evening.telegram.calls.slice(from).filter(({ method }: MadeCall) => SENDING.includes(method));
  return calls.flatMap(({ params }) => textsIn(params));
}

/** Everything that was sent is fit; nothing was said that the game has own words for, or that we hold for impossible. */
function expectFit(evening: Evening, game: KidsGame, language: Language): void {
  const sent = sentTo(evening);
  expect(sent.length).toBeGreaterThan(20);
  const unfit = sent.flatMap((text) => unfitIn(text, language).map((word) => `${word} in: ${text}`));
  expect([...new Set(unfit)]).toEqual([]);
  expect(said.size).toBeGreaterThan(50);
  const bare = [...said].map((id) => [id, bareOf(game, id)] as const);
  expect(bare.filter(([id, base]) => saidAs(game, base) !== id).map(([id]) => id)).toEqual([]);
  expect(bare.filter(([, base]) => whyNever(game, base) !== null).map(([id]) => id)).toEqual([]);
}

const newestOf = (person: Person, start: string): Message | undefined =>
  person.direct.messages.findLast(({ buttons }) => buttons.flat().some(isPress(start)));

/** A table of this rulebook, set for children; only what is sent from now on counts. */
async function tableFor({ book, id, options: wished }: KidsGame, options: EveningOptions): Promise<Evening> {
  const evening = await tonight(options);
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  await chooseEdition(evening, book.id);
  await chooseMode(evening, id);
  const switches = Object.keys(wished).map((option) => `switch:${option}:off`);
  if (switches.length > 0) await setUp(evening, 'page:options', ...switches);
  await evening.pass(10);
  from = evening.telegram.calls.length;
  said.clear();
  return evening;
}

/** They also ask how things stand, stop the clock, press what is over, and where the group is open one goes away. */
function restless(evening: Evening, seed: string, isOpen: boolean): Crowd {
  const people = crowd(evening, seed);
  const [creator, second, third] = evening.people as [Person, Person, Person];
  let moment = 0;
  const doings: Readonly<Record<number, () => void>> = {
    2: () => creator.write(evening.group, '/table'),
    3: () => creator.write(evening.group, '/pause'),
    4: () => creator.write(evening.group, '/table'),
    5: () => creator.write(evening.group, '/resume'),
    6: () => second.write('bot', '/table'),
    12: () => isOpen && third.write(evening.group, '/leave'),
    13: () => {
      const sure = newestOf(third, 'x:');
      if (sure) third.press(sure, isPress('x:'));
    },
  };
  return {
    act: () => {
      moment++;
      doings[moment]?.();
      if (moment % 15 === 0) for (const person of evening.people) person.write('bot', '/menu');
      if (moment % 20 === 0) pressOld(second);
      return people.act();
    },
  };
}

/** Whatever still has buttons of what was asked first. */
function pressOld(person: Person): void {
  const old = person.direct.messages.find(({ buttons }) => buttons.flat().some(isPress('q:')));
  const [button] = old?.buttons.flat().filter(isPress('q:')) ?? [];
  if (old) person.press(old, ({ callbackData }) => callbackData === button?.callbackData);
}

/** In one the bot can only ask for honour, in the other it closes the group. */
const TABLES: readonly (readonly [players: number, options: EveningOptions])[] = [
  [8, { bot: 'member' }],
  [12, {}],
];

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  uk: ['Курсант', 'Розвідник', 'Студент', 'Староста', 'Медик', 'Слідопит', 'Кішка', 'Розбишака-одинак', 'Розбишака'],
  ru: ['Курсант', 'Разведчик', 'Студент', 'Староста', 'Медик', 'Следопыт', 'Кошка', 'Хулиган-одиночка', 'Хулиган'],
  en: ['Cadet', 'Scout', 'Student', 'Class monitor', 'Medic', 'Tracker', 'Cat', 'Lone rascal', 'Rascal'],
};

/** Each evening in one of the languages, each game beginning with another; `npm run laws` has all of them in each. */
const GAMES = kidsGames.map((game, i) => [game.title, game, i] as const);
const isTurnOf = (language: Language, evening: number): boolean =>
  isLong || LANGUAGES[evening % LANGUAGES.length] === language;

describe.each(GAMES)('%s', (edition, game, first) => {
  describe.each(LANGUAGES)('%s', (language) => {
    const inTurn = (evening: number) => test.runIf(isTurnOf(language, first + evening));
    test.for(TABLES.filter((_, i) => isTurnOf(language, first + i)))(
      'a whole game of %i, by buttons',
      async ([players, options]) => {
        const evening = await tableFor(game, { ...options, players, language });
        await evening.join();
        await evening.pass(60);
        await evening.begin();
        for (const person of evening.people) expect(NAMES[language]).toContain(roleOf(person));
        await playOut(evening, restless(evening, `${edition} ${players}`, options.bot === 'member'), () =>
          isOver(evening),
        );
        await evening.pass(70);
        expectFit(evening, game, language);
      },
    );

    inTurn(2)('a game with the app, in which some play by buttons and some do not answer', async () => {
      const evening = await tableFor(game, { players: 9, language, app: true });
      await evening.join();
      await evening.pass(60);
      await evening.begin();
      for (const person of evening.people.slice(2)) person.press(newestOf(person, 'm:')!, isPress('m:'));
      await evening.pass(3);
      await playOut(evening, restless(evening, `${edition} app`, false), () => isOver(evening));
      await evening.pass(70);
      expectFit(evening, game, language);
    });

    inTurn(3)('a game in which nobody answers', async () => {
      const evening = await tableFor(game, { players: 8, language });
      await setUp(evening, 'decoys:off');
      await evening.join();
      await evening.pass(60);
      await evening.begin();
      for (let minutes = 0; minutes < 60 && !isOver(evening); minutes++) await evening.pass(60);
      expect(isOver(evening)).toBe(true);
      await evening.pass(70);
      expectFit(evening, game, language);
    });

    inTurn(4)('a game that somebody leads, who lets a player go', async () => {
      const evening = await tableFor(game, { players: 9, language, kind: 'group' });
      const [host] = evening.people as [Person];
      await setUp(evening, 'page:host', `host:${host.id}`);
      await evening.join(evening.people.slice(1));
      await evening.pass(60);
      await evening.begin();
      const chosen: string[] = [];
      for (const verb of ['o', 'p', 's']) {
        const [button] = newestOf(host, 'q:')!
          .buttons.flat()
          .filter(({ callbackData = '' }) => callbackData.split(':')[3]?.startsWith(`${verb}disqualify`));
        chosen.push(button!.text);
        host.press(newestOf(host, 'q:')!, ({ callbackData }) => callbackData === button?.callbackData);
        await evening.pass(3);
      }
      const [number, name] = chosen[1]!.split('. ');
      const gone = evening.people.find((person) => person.name === name)!;
      const values = { name: `${name} (${number}), ${roleOf(gone)}` };
      const night = evening.group.messages.findLast(({ from }) => from.is_bot)!.text;
      expectTold(night, 'news-out-disqualified', values, { language, manner: 'kids' });
      await playOut(evening, restless(evening, `${edition} led`, true), () => isOver(evening));
      await evening.pass(70);
      expectFit(evening, game, language);
    });

    inTurn(5)('its settings, a table that cannot begin, and one that is called off', async () => {
      const evening = await tableFor(game, { players: 9, language });
      const [creator] = evening.people as [Person];
      await setUp(
        evening,
        'page:timers',
        'page:main',
        'page:host',
        'page:main',
        'page:language',
        'page:main',
        'decoys:off',
        'decoys:on',
      );
      if (Object.keys(game.mode.options).length > 0) await setUp(evening, 'page:options', 'page:main');
      await press(evening, creator, 'b:');
      await evening.join();
      if (!game.mode.isDeckFixed) {
        const [good, bad] = ['citizen', 'mafioso'] as const;
        await setUp(evening, 'page:deck', `role:${bad}:less`, `role:${bad}:less`);
        await press(evening, creator, 'b:');
        await setUp(evening, 'page:deck', `role:${good}:more`, `role:${good}:more`);
        await press(evening, creator, 'b:');
        // There are not so many in the box.
        await setUp(evening, 'page:deck', ...new Array<string>(4).fill(`role:${bad}:more`));
        await setUp(evening, 'page:deck', 'printed-deck');
      }
      await evening.pass(60);
      await evening.begin();
      await evening.pass(10);
      creator.write(evening.group, '/cancel');
      await evening.pass(10);
      expectFit(evening, game, language);
    });
  });
});

async function press(evening: Evening, person: Person, start: string): Promise<void> {
  person.press(evening.lobby, isPress(start));
  await evening.pass(3);
}
