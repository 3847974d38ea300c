/** What the pictures of a game say: the morning's news and nothing else, each of them once. */
import { describe, expect, test } from 'vitest';
import type { Message } from '../../../bot/chat/message.ts';
import { playAtTable } from '../../../bot/lab/by-engine.ts';
import { asRead } from '../../../bot/narrator/press/front.ts';
import { eventsOf, publicStage } from '../../../bot/narrator/stage.ts';
import { messagesOf } from '../../../bot/narrator/table.ts';
import type { Morning } from '../../../bot/press/picture.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import {
  announced,
  type Befell,
  fallen,
  type MadeUp,
  madeUp,
  NO_LINKS,
  nightfall,
  opened,
  paused,
  quiet,
  roundOf,
} from '../../kit/telling/made-up.ts';
import { toldIn, waysOf } from '../../kit/telling/told.ts';

const ROLES = `${'citizen '.repeat(5)}doctor mafioso mafioso`;
const names = (i: number) => `«${i + 1}»`;

const groupAfter = (log: readonly GameEvent[], more: Partial<MadeUp> = {}) =>
  messagesOf(madeUp({ roles: ROLES, names, title: 'Club & <Sons>', log, ...more }), NO_LINKS).group;

/** The one message with a morning paper, if there is one. */
function pageAfter(log: readonly GameEvent[], more: Partial<MadeUp> = {}) {
  const pictured = [...groupAfter(log, more)].filter(([, { picture }]) => picture?.is === 'morning');
  expect(pictured.length).toBeLessThan(2);
  const [subject, screen] = pictured[0] ?? [];
  return screen ? { subject, paper: screen.picture as Morning, caption: asRead(screen.text) } : null;
}

/** The paper of the last of these mornings: its caption has every name that it has. */
function paperAfter(rounds: readonly Befell[], more: Partial<MadeUp> = {}): { paper: Morning; caption: string } {
  const page = pageAfter(rounds.flatMap(roundOf), more)!;
  const printed = JSON.stringify({ ...page.paper, masthead: '' }).match(/«\d+»/g) ?? [];
  for (const name of printed) expect(page.caption).toContain(name);
  return page;
}

const headline = ({ paper }: { paper: Morning }, kind: 'quiet' | 'one' | 'many', name = '') => {
  const values = { name };
  expect(waysOf(`paper-headline-${kind}`, { values })).toContain(paper.headline);
  expect(waysOf(`paper-deck-${kind}`)).toContain(paper.deck);
  expect(waysOf(kind === 'quiet' ? 'paper-weather-quiet' : 'paper-weather-loss')).toContain(paper.weather.text);
};

describe('the morning paper', () => {
  test('after a quiet night', () => {
    const page = paperAfter([quiet]);
    headline(page, 'quiet');
    expect(page.paper).toMatchObject({
      is: 'morning',
      look: 'noir',
      masthead: 'Club & <Sons>',
      emblems: [],
      boxes: [],
    });
    expect(page.paper.strip[0]).toBe('No. 1');
    expect(page.paper.dateline[2]).toBe('At the table: 8 of 8');
    expect(toldIn(page.paper.columns[0]!.text, 'news-quiet')).toBe(toldIn(page.caption, 'news-quiet'));
    expect(toldIn(page.caption, 'news-quiet')).toBeDefined();
    // Small talk and an advertisement, each with a title.
    for (const { title, text } of [page.paper.columns.at(-1)!, page.paper.ad]) {
      expect(title).not.toBe('');
      expect(text).not.toBe('');
    }
  });

  test('of one who was lost, with the card that was shown', () => {
    const page = paperAfter([quiet, { shot: ['p6 doctor'] }]);
    headline(page, 'one', '«6»');
    expect(page.paper.emblems).toEqual(['doctor']);
    expect(page.paper.dateline[2]).toBe('At the table: 7 of 8');
    expect(toldIn(page.paper.columns[0]!.text, 'news-out-shot', { values: { name: '«6» (6), Doctor' } })).toBeDefined();
  });

  test('of one whose name no press can print: by the number alone', () => {
    const strange = (i: number) => (i === 5 ? '🎭&🐱' : names(i));
    const page = paperAfter([quiet, { shot: ['p6'], morning: [{ muted: 'p6' }] }], { names: strange });
    headline(page, 'one', '№ 6');
    expect(toldIn(page.paper.columns[0]!.text, 'news-out-shot', { values: { name: '№ 6' } })).toBeDefined();
    expect(page.paper.boxes[0]!.names).toEqual(['№ 6']);
    expect(toldIn(page.caption, 'news-out-shot', { values: { name: '🎭&🐱 (6)' } })).toBeDefined();
  });

  test('with the card face down', () => {
    expect(paperAfter([{ shot: ['p6'] }]).paper.emblems).toEqual(['face-down']);
  });

  test('of several, in the order in which they were told', () => {
    const page = paperAfter([{ shot: ['p7 mafioso', 'p2', 'p6 doctor'] }]);
    headline(page, 'many');
    expect(page.paper.emblems).toEqual(['mafioso', 'face-down', 'doctor']);
    expect(page.paper.columns[0]!.text.match(/«\d»/g)).toEqual(['«7»', '«2»', '«6»']);
  });

  test('of whoever left in the night: gone, but not lost', () => {
    const log = [...nightfall(), ...fallen('left', ['p3'], [{ quiet: true }]), paused('morning')];
    const page = pageAfter(log)!;
    headline(page, 'quiet');
    expect(page.paper.emblems).toEqual([]);
    expect(page.paper.dateline[2]).toBe('At the table: 7 of 8');
    expect(page.paper.columns[0]!.text).toContain('«3»');
  });

  test('boxes for what else has come to people', () => {
    const morning = [{ freed: 'p1' }, { jailed: 'p2' }, { jailed: 'p3' }, { muted: 'p4' }];
    const { paper, caption } = paperAfter([{ shot: ['p5'], morning }]);
    expect(paper.boxes).toEqual([
      { icon: 'chair', label: 'Free again', names: ['«1»'] },
      { icon: 'jail', label: 'Behind bars', names: ['«2»', '«3»'] },
      { icon: 'muted', label: 'No vote today', names: ['«4»'] },
    ]);
    expect(paper.columns[0]!.text.match(/«\d»/g)).toEqual(['«5»']);
    expect(caption).not.toContain('Pardoned yesterday');
  });

  test('yesterday’s pardon stands in a box and in the caption, and tomorrow no more', () => {
    const pardon: Befell = { verdict: [{ pardoned: 'p3' }] };
    const { paper, caption } = paperAfter([pardon, quiet]);
    expect(paper.boxes).toEqual([{ icon: 'pardon', label: 'Pardoned yesterday', names: ['«3»'] }]);
    expect(caption).toContain('Pardoned yesterday: «3» (3).');
    expect(paperAfter([pardon, quiet, { shot: ['p1'] }]).paper.boxes).toEqual([]);
  });

  test('what the morning brings to mind is from the archive', () => {
    const { paper, caption } = paperAfter([quiet, quiet]);
    const [, archive] = paper.columns;
    expect(archive?.title).toBe('From the archive');
    expect(toldIn(archive!.text, 'thread-quiet-twice')).toBeDefined();
    expect(caption).toContain(archive!.text);
  });

  test('says nothing of what happens after dawn', () => {
    const { paper } = paperAfter([quiet, { shot: ['p5'] }]);
    const later = paperAfter([quiet, { shot: ['p5'], accused: ['p1 by p2', 'p3 by p4'], left: ['p2'] }]);
    expect(later.caption).toContain('«2»');
    expect(JSON.stringify(later.paper)).toBe(JSON.stringify(paper));
  });

  test('below it everybody who is accused is named, however many they are', () => {
    const roles = `${ROLES} ${ROLES}`;
    const accused = Array.from({ length: 16 }, (_, i) => `p${i + 1} by p${16 - i}`);
    const captions = [2, 12, 16].map((n) => paperAfter([quiet, { accused: accused.slice(0, n) }], { roles }).caption);
    expect(captions.map((caption) => caption.length <= 1024)).toEqual([true, true, true]);
    for (let i = 1; i <= 16; i++) expect(captions[2]).toContain(`«${i}» (${i})`);
    // Where there is room it is told by whom.
    expect(toldIn(captions[0]!, 'accused-line', { values: { name: '«1» (1)', by: '«16» (16)' } })).toBeDefined();
  });

  test('is not printed of a night in which everybody only looked at their card, even if somebody leaves by day', () => {
    expect(pageAfter(roundOf({ isForCards: true, left: ['p2'] }))).toBeNull();
  });

  test('is gone with the day: the trial and the night have no picture', () => {
    const trial = roundOf({ accused: ['p1 by p2'], ballots: [{ cast: {} }], condemned: ['p1'] });
    for (let end = trial.findIndex(({ type }) => type === 'nominated') + 2; end <= trial.length; end++) {
      const vote = trial.slice(0, end);
      if (eventsOf(vote, 'stageOpened').at(-1)!.name !== 'talk') expect(pageAfter(vote)).toBeNull();
    }
    expect(pageAfter([...trial, ...nightfall()])).toBeNull();
  });

  test('children have their own gazette, and their own emblems', () => {
    const roles = 'citizen citizen citizen citizen citizen citizen mafioso mafioso';
    const kids: Partial<MadeUp> = { edition: 'family', mode: 'kids', roles };
    const { paper } = pageAfter(roundOf({ shot: ['p1 citizen'] }), kids)!;
    expect(paper).toMatchObject({ look: 'kids', emblems: ['student'] });
    expect(paper.dateline[1]).not.toBe(pageAfter(roundOf(quiet))!.paper.dateline[1]);
  });

  test.each([
    ['the group does not want any', { narration: { pictures: false } }],
    [
      'there is too much to tell below it',
      { names: (i: number) => `${i}`.padEnd(60, 'Щ'), roles: `${ROLES} ${ROLES}` },
    ],
  ] as const)('there is none where %s', (_, more) => {
    const people = Array.from({ length: 10 }, (__, i) => `p${i + 1}`);
    const shot = 'names' in more ? people : ['p1'];
    const log = roundOf({ shot });
    expect(pageAfter(log, more)).toBeNull();
    expect(groupAfter(log, more).get('day:1')!.text).toContain('☀️');
  });
});

describe('where cards may answer the news', () => {
  const ROUND = { edition: 'spytown', mode: 'extended', roles: `${'policeman '.repeat(6)}mafioso mafioso` } as const;
  const window = (seat: string) =>
    opened('morning', { kind: 'window', window: 'rescue', name: 'morning', seconds: 'rescue', seat });
  const talk = opened('talk', { kind: 'discussion', name: 'talk', seconds: 'talk' });

  test('the paper waits until it is known how the night has ended', () => {
    const hit = [...nightfall(), ...announced({ hit: 'p1' }), window('p1')];
    expect(pageAfter(hit, ROUND)).toBeNull();
    const out = [...hit, ...fallen('shot', ['p1 policeman']), paused('morning')];
    expect(pageAfter(out, ROUND)).toMatchObject({ subject: 'day:1:1', paper: { emblems: ['policeman'] } });
    expect(pageAfter([...out, talk], ROUND)).toEqual({ ...pageAfter(out, ROUND), caption: expect.any(String) });
  });

  test('comes with the window that tells it, and not again with the day', () => {
    const first = [...nightfall(), ...fallen('shot', ['p1 policeman']), ...announced({ hit: 'p2' }), window('p2')];
    const page = pageAfter(first, ROUND);
    expect(page).toMatchObject({ subject: 'window:1:1', paper: { emblems: ['policeman'] } });
    const second = [...first, ...fallen('shot', ['p2 policeman']), talk];
    expect(pageAfter(second, ROUND)).toBeNull();
  });

  test('nobody lost and nothing quiet is no news for a paper', () => {
    const saved = [...nightfall(), ...announced({ hit: 'p1' }), window('p1'), ...announced({ saved: 'p1' }), talk];
    expect(pageAfter(saved, ROUND)).toBeNull();
  });

  test.each(['spytown', 'family'] as const)('%s: one paper a morning in a whole game', async (edition) => {
    const papers = new Map<string, Set<string>>();
    const wanted = { edition, mode: 'extended', players: 12, seed: 7, language: 'en' } as const;
    const watch = (subject: string, { picture }: Message) => {
      if (picture?.is !== 'morning') return;
      const [number] = picture.strip;
      const known = papers.get(number) ?? new Set();
      papers.set(number, known.add(subject).add(JSON.stringify(picture)));
    };
    const state = await playAtTable({ ...wanted, strength: 'lazy', via: 'engine' }, watch);
    const isTold = (events: readonly GameEvent[]) =>
      eventsOf(events, 'announced').some(({ news }) => news.some(({ quiet: isQuiet }) => isQuiet === true)) ||
      eventsOf(events, 'fell').some(({ how }) => how === 'shot');
    const { rounds } = publicStage(state);
    const mornings = rounds.flatMap((events, i) => (isTold(events) && i < rounds.length - 1 ? [`No. ${i + 1}`] : []));
    expect(mornings.length).toBeGreaterThan(1);
    expect([...papers.keys()].filter((number) => number !== `No. ${rounds.length}`)).toEqual(mornings);
    // One message, and one picture all the time.
    for (const known of papers.values()) expect(known.size).toBe(2);
  });
});
