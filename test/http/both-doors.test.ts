/** What one door refuses the other refuses with the same words: whatever is wished for, and however the table stands. */
import { describe, expect, test } from 'vitest';
import { encode, type Press } from '../../bot/chat/press.ts';
import { type Speak, speaker, type TextId } from '../../shared/text/speak.ts';
import type { AppCommand } from '../../shared/wire/command.ts';
import { Phone, phonesOf, tableOf } from '../kit/apps/phone.ts';
import type { Evening } from '../kit/evening/evening.ts';
import { forge, lineTo } from '../kit/evening/moves.ts';
import { lobbyTonight } from '../kit/evening/tonight.ts';
import { filesIn, textOf } from '../kit/files.ts';

const OLD = 'AAAAAAAA';

/** One wish by each door; `say` is the command in the group. */
interface Way {
  readonly press?: Press;
  readonly say?: string;
  readonly tap: AppCommand;
}

/** Every wish for which both doors have a word. */
function wishesAt(game: string, token: string) {
  const press = (what: 'join' | 'leave' | 'quit' | 'lead' | 'begin' | 'settings' | 'look' | 'undo' | 'sign') =>
    ({ do: what, game }) as const;
  const answer = (named: string): Way => ({
    press: { do: 'question', game, token: named, verb: 'sure', action: 'suspect', picked: [], choice: null },
    tap: { do: 'answer', token: named, action: 'suspect' },
  });
  const away = (what: 'send-out' | 'take-seat'): Way => ({
    press: { do: what, game, seat: 'p3' },
    tap: { do: what, seat: 'p3' },
  });
  const on = (what: 'next' | 'to-end'): Way => ({ press: { do: what, game, token }, tap: { do: what, token } });
  return {
    join: { press: press('join'), say: '/join', tap: { do: 'join' } },
    leave: { press: press('quit'), say: '/leave', tap: { do: 'leave' } },
    lead: { press: press('lead'), tap: { do: 'lead', as: 'host' } },
    begin: { press: press('begin'), say: '/begin', tap: { do: 'begin' } },
    change: { press: press('settings'), tap: { do: 'change', change: { set: 'decoys', to: false } } },
    cancel: { say: '/cancel', tap: { do: 'cancel' } },
    pause: { press: { do: 'pause', game }, say: '/pause', tap: { do: 'pause' } },
    resume: { press: { do: 'resume', game }, say: '/resume', tap: { do: 'resume' } },
    look: { press: press('look'), tap: { do: 'look' } },
    answer: answer(token),
    'late answer': answer(OLD),
    protest: { press: { do: 'protest', game }, tap: { do: 'answer', token: '-', action: 'protest' } },
    undo: { press: press('undo'), tap: { do: 'undo' } },
    'sign the protocol': { press: press('sign'), tap: { do: 'sign-protocol' } },
    next: on('next'),
    'to the end': on('to-end'),
    'send out': away('send-out'),
    'take a seat': away('take-seat'),
    rematch: { press: { do: 'rematch', game }, tap: { do: 'rematch' } },
  } satisfies Readonly<Record<string, Way>>;
}

type Wished = keyof ReturnType<typeof wishesAt>;
/** Who set the table, who sits there, who is of the group and does not, and who has not even met the bot. */
type Who = 'creator' | 'player' | 'onlooker' | 'unmet';

const LATER: readonly Wished[] = [
  ...(['look', 'answer', 'late answer', 'protest', 'undo', 'sign the protocol'] as const),
  ...(['next', 'to the end', 'send out', 'take a seat'] as const),
];
const OF_PLACES: readonly Wished[] = ['join', 'lead'];
const OF_LOBBY: readonly Wished[] = [...OF_PLACES, 'begin', 'change'];

type Expected = readonly (readonly [Who, readonly Wished[], TextId])[];

/** How a table comes to stand so, from a lobby of six; and what is refused then. */
const STATES: Readonly<Record<string, { readonly come: (evening: Evening) => Promise<void>; readonly is: Expected }>> =
  {
    'that is being set': {
      come: async () => undefined,
      is: [
        ['player', ['join'], 'refusal-already-in'],
        ['onlooker', ['leave'], 'refusal-not-in'],
        ['player', ['begin', 'change', 'cancel', 'pause', 'resume'], 'refusal-not-yours'],
        ['creator', ['pause', 'resume', ...LATER], 'refusal-not-begun'],
        ['onlooker', LATER, 'refusal-not-begun'],
        ['creator', ['rematch'], 'refusal-no-such-table'],
      ],
    },
    'at which a game is on': {
      come: async (evening) => {
        await evening.begin();
      },
      is: [
        ...(['player', 'onlooker', 'unmet'] as const).map((who) => [who, OF_PLACES, 'refusal-begun'] as const),
        ['creator', OF_LOBBY, 'refusal-begun'],
        ['onlooker', ['begin', 'change', 'cancel', 'pause', 'resume'], 'refusal-not-yours'],
        ['player', ['begin', 'change', 'cancel', 'pause', 'resume'], 'refusal-not-yours'],
        ['creator', ['resume'], 'refusal-not-paused'],
        ['onlooker', ['leave'], 'refusal-not-in'],
        ['onlooker', ['look', 'answer', 'late answer', 'next', 'to the end', 'send out'], 'refusal-stranger'],
        ['player', ['late answer', 'protest'], 'refusal-closed'],
        ['player', ['look', 'next', 'to the end'], 'refusal-not-now'],
        ['player', ['undo', 'sign the protocol'], 'refusal-judge-only'],
        ['player', ['send out'], 'refusal-closed'],
        ['player', ['take a seat'], 'refusal-already-in'],
        ['onlooker', ['take a seat'], 'refusal-seat-held'],
        ['creator', ['rematch'], 'refusal-no-such-table'],
      ],
    },
    'at which the clock stands': {
      come: async (evening) => {
        await evening.begin();
        evening.people[0]!.write(evening.group, '/pause');
        await evening.pass(3);
      },
      is: [
        ['player', ['answer'], 'refusal-paused'],
        ['player', ['late answer'], 'refusal-closed'],
        ['creator', ['pause'], 'refusal-paused'],
        ['onlooker', ['answer'], 'refusal-stranger'],
      ],
    },
    'at which it is over': {
      come: async (evening) => {
        await evening.begin();
        const [creator] = phonesOf(evening);
        const game = await tableOf(creator!);
        for (const phone of phonesOf(evening).slice(1, 5)) await phone.order(game, { do: 'leave' });
        await evening.pass(400);
      },
      is: [
        ...(['creator', 'player', 'onlooker', 'unmet'] as const).map(
          (who) => [who, [...OF_LOBBY, 'leave', 'pause', 'resume', ...LATER] as const, 'refusal-over'] as const,
        ),
        ['onlooker', ['rematch'], 'refusal-players-only'],
      ],
    },
    'that was called off': {
      come: async (evening) => {
        await evening.begin();
        evening.people[0]!.write(evening.group, '/cancel');
        await evening.pass(5);
      },
      is: [
        ...(['creator', 'player', 'onlooker', 'unmet'] as const).flatMap((who) => [
          [who, [...OF_LOBBY, 'rematch'] as const, 'refusal-no-such-table'] as const,
          [who, ['leave', 'pause', 'resume', ...LATER] as const, 'refusal-over'] as const,
        ]),
      ],
    },
  };

/** The doors of a table that stands so. */
async function doorsTo(come: (evening: Evening) => Promise<void>) {
  const evening = await lobbyTonight({ bot: 'member' });
  const [creator, player] = phonesOf(evening) as [Phone, Phone];
  const [onlooker, unmet] = ['Vera', 'Olga'].map((firstName) => {
    const person = evening.telegram.person({ firstName, languageCode: 'en' });
    person.enter(evening.group);
    return new Phone(evening, person);
  }) as [Phone, Phone];
  onlooker.person.start();
  const phones: Readonly<Record<Who, Phone>> = { creator, player, onlooker, unmet };
  const game = await tableOf(creator);
  await come(evening);
  const post = evening.group.messages.at(-1)!;
  const wishOf = async (who: Who, wished: Wished): Promise<Way> =>
    wishesAt(game, (await phones[who].look(game)).play?.token ?? OLD)[wished];
  const doors = {
    app: async (who: Who, { tap }: Way) => (await phones[who].order(game, tap)).body,
    press: async (who: Who, press: Press) => forge(evening, phones[who].person, post, encode(press)),
    said: async (who: Who, text: string) => {
      await evening.pass(20);
      return lineTo(evening, phones[who].person, 'group', text);
    },
  };
  const { status } = await creator.look(game);
  return { doors, wishOf, hasTable: status === 'lobby' || status === 'running' };
}

const say: Speak = speaker('en');

describe.each(Object.entries(STATES))('a table %s', (_, { come, is }) => {
  test('is refused alike by the app, by buttons and by words', { timeout: 60_000 }, async () => {
    const { doors, wishOf, hasTable } = await doorsTo(come);
    for (const [who, wishes, refusal] of is) {
      for (const wished of wishes) {
        const way = await wishOf(who, wished);
        const about = `${who}: ${wished}`;
        const tapped = await doors.app(who, way);
        expect([tapped.refused, tapped.message], about).toEqual([refusal, say(refusal)]);
        if (way.press)
          expect(await doors.press(who, way.press), about).toEqual({ text: say(refusal), showAlert: true });
        if (way.say && hasTable) expect(await doors.said(who, way.say), about).toBe(say(refusal));
      }
    }
  });
});

test.each(['join', 'take a seat'] as const)(
  'whoever has not met the bot is sent there by both doors: %s',
  async (wished) => {
    const { doors, wishOf } = await doorsTo(async () => undefined);
    const way = await wishOf('unmet', wished);
    const { refused, link } = await doors.app('unmet', way);
    expect(refused).toBe('refusal-open-bot-first');
    expect(link).toContain('?start=');
    expect(await doors.press('unmet', way.press!)).toMatchObject({ url: link });
  },
);

test('a door has no opinion of how a table stands, nor of who somebody is to it', () => {
  const opinion =
    /refuse\('refusal-(over|begun|not-begun|stranger|not-in|not-yours|not-member|hosting|paused)'|\b(pastLobby|mayManage)\(/;
  for (const file of [...filesIn('bot/telegram', '.ts'), ...filesIn('bot/http', '.ts')])
    expect(textOf(file).match(opinion)?.[0], file).toBeUndefined();
});
