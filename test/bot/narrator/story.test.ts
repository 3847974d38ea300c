/** The story of a game: it hangs on nothing but the game, never changes once it is told, and never repeats itself. */
import { beforeAll, describe, expect, test } from 'vitest';
import { subjectOf } from '../../../bot/chat/letter.ts';
import { escapeHtml, type Message } from '../../../bot/chat/message.ts';
import { playAtTable } from '../../../bot/lab/by-engine.ts';
import type { WantedGame } from '../../../bot/lab/wanted.ts';
import { asRead } from '../../../bot/narrator/press/front.ts';
import { publicStage } from '../../../bot/narrator/stage.ts';
import { mannerOf } from '../../../bot/narrator/story/manner.ts';
import { type Retold, retold } from '../../../bot/narrator/story/retold.ts';
import { messagesOf } from '../../../bot/narrator/table.ts';
import { parseHtml } from '../../../bot/playground/text/html.ts';
import { begin } from '../../../bot/table/begin.ts';
import type { Desk } from '../../../bot/table/desk.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import { answer, type Running, timeUp } from '../../../bot/table/play.ts';
import { undo } from '../../../bot/table/rulings.ts';
import type { TableState } from '../../../bot/table/state.ts';
import { tokenFor } from '../../../bot/table/token.ts';
import { EDITIONS, rulebooks } from '../../../shared/editions/index.ts';
import { replay } from '../../../shared/engine/evolve.ts';
import { speaker } from '../../../shared/text/speak.ts';
import { TONES, type Tone } from '../../../shared/text/story/beats.ts';
import { voiceOf } from '../../../shared/text/story/index.ts';
import { type Befell, madeUp, NO_LINKS, nightfall, quiet, roundOf } from '../../kit/telling/made-up.ts';

const WANTED: WantedGame = {
  edition: 'city',
  mode: 'standard',
  players: 12,
  seed: 5,
  language: 'en',
  strength: 'lazy',
  via: 'engine',
};

/** Names that are part of no other. */
const named = (desk: Desk): Desk => ({
  ...desk,
  players: desk.players.map((sitter, i) => ({ ...sitter, name: `«${i + 1}»` })),
});

interface Heard {
  readonly state: Running;
  readonly screens: readonly (readonly [subject: string, screen: Message])[];
}

async function hear(wanted: WantedGame = WANTED): Promise<Heard> {
  const screens: [string, Message][] = [];
  const state = await playAtTable(wanted, (subject, screen) => screens.push([subject, screen]), named);
  return { state, screens };
}

const subjectsOf = ({ screens }: Heard): readonly string[] => [...new Set(screens.map(([subject]) => subject))];

const as = (state: Running, narration: Partial<Desk['narration']>): Running => ({
  ...state,
  desk: { ...state.desk, narration: { ...state.desk.narration, ...narration } },
});

const linesOf = (told: readonly Retold[]): readonly string[] => told.map(({ line }) => line);
const storyOf = (state: Running): readonly Retold[] => retold(state).filter(({ isTitle }) => !isTitle);
/** What is told, whatever the words: of what, and of whom. */
const factsOf = (told: readonly Retold[]) =>
  told.map(({ line, of }) => ({ of, whom: line.match(/«\d+»/g)?.sort() ?? [] }));

describe('a game that was played', () => {
  let heard: Heard;
  beforeAll(async () => {
    heard = await hear();
  });

  test('is told the same when it is played again', async () => {
    const again = await hear();
    expect(linesOf(retold(again.state))).toEqual(linesOf(retold(heard.state)));
    expect(again.screens).toEqual(heard.screens);
    expect(heard.screens.length).toBeGreaterThan(20);
  });

  test('is told in other words under another id, and the facts are the same', () => {
    const [one, other] = [storyOf(heard.state), storyOf({ ...heard.state, id: 'another' })];
    expect(factsOf(other)).toEqual(factsOf(one));
    const changed = one.filter(({ line }, i) => line !== other[i]!.line);
    expect(changed.length).toBeGreaterThan(one.length / 2);
  });

  test('the tone changes the words and nothing else', async () => {
    const comic = await hear({ ...WANTED, tone: 'comic' });
    expect(comic.state.log).toEqual(heard.state.log);
    expect(subjectsOf(comic)).toEqual(subjectsOf(heard));
    const stories = TONES.map((tone) => storyOf(as(heard.state, { tone })));
    expect(stories.map(factsOf)).toEqual(TONES.map(() => factsOf(stories[0]!)));
    const [noir = [], ...others] = stories.map(linesOf);
    for (const lines of others) expect(lines.filter((line) => noir.includes(line))).toEqual([]);
  });

  test('what is told stays told, whatever comes after', () => {
    const { log } = heard.state;
    const whole = linesOf(retold(heard.state));
    const moments = log.flatMap(({ type }, i) => (type === 'stageOpened' ? [i + 1] : []));
    expect(moments.length).toBeGreaterThan(10);
    for (const end of moments) {
      const until = linesOf(retold({ ...heard.state, game: replay(log.slice(0, end)), log: log.slice(0, end) }));
      expect(until).toEqual(whole.slice(0, until.length));
    }
  });

  test('is drawn from what the store keeps just as it was while it was played', () => {
    const stored = JSON.parse(JSON.stringify(heard.state)) as Running;
    const redrawn = new Set<string>();
    for (let end = 2; end <= stored.log.length; end++) {
      const log = stored.log.slice(0, end);
      const game = replay(log);
      const state: TableState = { ...stored, status: game.outcome ? 'over' : 'running', game, log, deadline: 1 };
      for (const [subject, screen] of messagesOf(state, NO_LINKS).group)
        redrawn.add(seen(subjectOf(stored.id, subject), screen));
    }
    const drawn = heard.screens.filter(([subject]) => !subject.endsWith('/lobby')).map((one) => seen(...one));
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn.filter((one) => !redrawn.has(one))).toEqual([]);
  });
});

/** A message as people see it, whatever the time. */
const seen = (subject: string, { text, picture }: Message): string =>
  JSON.stringify([subject, text.replace(/<tg-time.*?<\/tg-time>/g, 'then'), picture]);

test.each(EDITIONS.flatMap((edition) => Object.keys(rulebooks[edition].modes).map((mode) => [edition, mode] as const)))(
  '%s, %s: the group has the last word on the tone, or none',
  (edition, mode) => {
    const { dress } = rulebooks[edition].modes[mode]!;
    const demanded = dress ? 'kids' : edition === 'sport' ? 'strict' : null;
    const setting = { ...firstSetting(edition), mode };
    const manner = (tone: Tone) => mannerOf({ setting, narration: { tone, pictures: true, hours: null } });
    expect(TONES.map(manner)).toEqual(TONES.map((tone) => demanded ?? tone));
  },
);

test.each([
  ['sport', 'standard', 10],
  ['family', 'kids', 9],
] as const)('%s, %s: its own words whatever the tone', async (edition, mode, players) => {
  const { state } = await hear({ ...WANTED, edition, mode, players });
  const stories = TONES.map((tone) => linesOf(storyOf(as(state, { tone }))));
  expect(stories[0]!.length).toBeGreaterThan(10);
  for (const story of stories) expect(story).toEqual(stories[0]);
});

describe('a long game', () => {
  const NIGHTS = 30;
  const day: Befell = { accused: ['p1 by p2'], ballots: [{ cast: { p2: 'p1', p3: 'p2' } }] };
  const state = madeUp({
    roles: `${'citizen '.repeat(6)}mafioso mafioso`,
    log: [...Array<Befell>(NIGHTS).fill(day).flatMap(roundOf), ...nightfall()],
  });
  const { teller } = publicStage(state);

  test('never says a line twice: when no other way is left, the day makes the difference', () => {
    const lines = linesOf(storyOf(state));
    expect(lines.filter((line, i) => lines.indexOf(line) < i)).toEqual([]);
    const ways = voiceOf('en', 'noir').ways('tell-nightfall');
    expect(ways).toBeLessThan(NIGHTS);
    const nights = Array.from({ length: NIGHTS }, (_, i) => teller.inRound('tell-nightfall', i + 1)!);
    expect(nights.slice(0, ways).some((line) => /\d/.test(line))).toBe(false);
    const again = nights
      .slice(ways)
      .map((line, i) => [line, speaker('en')('told-day', { line: nights[i % ways]!, day: ways + i + 1 })]);
    for (const [line, expected] of again) expect(line).toBe(expected);
  });

  test('the table may stop as often as it likes: then the number does', () => {
    const ways = voiceOf('en', 'noir').ways('paused');
    const pauses = Array.from({ length: 2 * ways }, (_, i) => teller.nth('paused', i + 1)!);
    expect(new Set(pauses).size).toBe(2 * ways);
    expect(pauses[ways]).toBe(speaker('en')('told-time', { line: pauses[0]!, time: ways + 1 }));
  });
});

test('two of a kind on one day are told in two ways, one after the other', () => {
  const day: Befell = { accused: ['p1 by p2', 'p3 by p4', 'p5 by p6'] };
  const stories = ['a', 'b', 'c'].map((id) =>
    madeUp({ id, roles: `${'citizen '.repeat(6)}mafioso mafioso`, log: [...roundOf(quiet), ...roundOf(day)] }),
  );
  const wordsOf = (line: string) => line.replace(/<b>.*?<\/b> \(\d\)/g, '…');
  for (const state of stories) {
    const accusations = storyOf(state).filter(({ of }) => (of as { type?: string } | null)?.type === 'nominated');
    expect(new Set(accusations.map(({ line }) => wordsOf(line))).size).toBe(3);
  }
});

describe('a judged table', () => {
  const JUDGE = 11;

  /** A table of ten and their judge, and everything that it was told at the moment. */
  function judged() {
    const sitter = (person: number) => ({ person, name: `«${person}»`, language: 'en' as const });
    const players = Array.from({ length: 10 }, (_, i) => sitter(i + 1));
    const lobby = newDesk(sitter(1), { title: 'Friday', language: 'en', thread: null }, firstSetting('sport'));
    const desk = { ...lobby, players, host: sitter(JUDGE) };
    const secret = { seed: 'seed', nonce: 'nonce' };
    const said = new Map<string, string>();
    const beginning = { secret, unreachable: [], powers: null, caveat: null };
    let state = {
      id: 'g',
      groupId: -1,
      status: 'lobby',
      desk,
      game: null,
      log: [],
      deadline: null,
    } as TableState as Running;
    const take = (step: ReturnType<typeof undo | typeof begin>): void => {
      if ('refused' in step) throw new Error(step.refused);
      state = step.state as Running;
      for (const [subject, { text }] of messagesOf(state, NO_LINKS).group) {
        if (!subject.startsWith('moment:')) continue;
        expect(said.get(subject) ?? text).toBe(text);
        said.set(subject, text);
      }
    };
    take(begin(state, beginning, 1));
    while (state.game.stage.name !== 'talk') take(timeUp(state, state.game.stage.serial, state.deadline!));
    const foul = (seat: string) =>
      take(answer(state, { person: JUDGE, token: tokenFor(state.game, 'host'), action: 'foul', target: seat }, 2));
    return { foul, undo: () => take(undo(state, JUDGE, 2)), said, state: () => state };
  }

  test('a foul that was taken back and given again is told anew, and what was said stays said', () => {
    const table = judged();
    const before = table.said.size;
    table.foul('p3');
    table.undo();
    table.foul('p3');
    table.undo();
    table.foul('p3');
    table.foul('p3');
    const fouls = [...table.said.values()].slice(before);
    expect(fouls).toHaveLength(6);
    expect(new Set(fouls).size).toBe(6);
    for (const line of fouls) expect(line).toContain('«3»');
  });

  test('only what counts is told once more', () => {
    const table = judged();
    table.foul('p3');
    table.undo();
    table.foul('p4');
    const told = linesOf(storyOf(table.state())).join('\n');
    expect(told).toContain('«4»');
    expect(told.split('«3»').length).toBeLessThan([...table.said.values()].join('\n').split('«3»').length);
  });
});

test('whatever people call themselves, it is a name and no markup', () => {
  const names = (i: number) => `<i>Eve</i> & "Co" ${i}`;
  const day: Befell = { shot: ['p4 citizen'], accused: ['p1 by p2'] };
  const state = madeUp({ roles: `${'citizen '.repeat(6)}mafioso mafioso`, names, log: roundOf(day) });
  const { text } = messagesOf(state, NO_LINKS).group.get('day:1')!;
  const faults: string[] = [];
  const read = parseHtml(text, { userOf: () => undefined, fault: (what) => faults.push(what) }).text;
  expect(faults).toEqual([]);
  for (const i of [0, 1, 3]) {
    expect(read).toContain(names(i));
    expect(text).toContain(escapeHtml(names(i)));
    expect(linesOf(storyOf(state)).map(asRead).join('\n')).toContain(names(i));
  }
});
