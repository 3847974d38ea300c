/** What the group was told against what happened: all of it, in order, and twice only what may have been lost. */
import { expect } from 'vitest';
import { messagesOf } from '../../../bot/narrator/table.ts';
import type { Delivered } from '../../../bot/playground/index.ts';
import type { TableState } from '../../../bot/table/state.ts';
import type { StageName } from '../../../shared/engine/words.ts';
import { waysOf } from '../telling/told.ts';
import { checkCopy, postsIn } from './copies.ts';
import type { Season } from './season.ts';
import { type GameRecord, stepsOf } from './witness.ts';

/** The first of these that is found in a message says what it is. */
const TITLES: readonly (readonly [string, RegExp])[] = [
  ['lobby', /A game of Mafia/],
  ['end', /The game is over\./],
  ['course', /The course of the game/],
  ['night', /🌙 Night (\d+)\./],
  ['verdict', /Verdict of day (\d+)\./],
  ['trial', /Trial of day (\d+)\./],
  ['day', /☀️ Morning (\d+)\./],
];

/** What else a group is told: that somebody does not answer, or how that has ended before it could be posted. */
const isAboutAbsence = (text: string, name: string): boolean =>
  text.includes(`${name} has not answered three times`) ||
  text === `${name} is out of the game.` ||
  ENDS_OF_ABSENCE.some((beat) => waysOf(beat, { values: { name } }).includes(text));

const ENDS_OF_ABSENCE = ['absent-back', 'absent-sent-out'] as const;

function subjectOf(text: string): string | null {
  for (const [name, title] of TITLES) {
    const found = title.exec(text);
    if (found) return found[1] ? `${name} ${found[1]}` : name;
  }
  return null;
}

const PARTS: Partial<Record<StageName, string>> = { night: 'night', morning: 'day', talk: 'day', verdict: 'verdict' };

/** The messages that a game calls for: one for each part of each round. */
function storyOf(game: GameRecord): readonly string[] {
  const story = ['lobby'];
  let round = 0;
  let begin = 0;
  for (const end of stepsOf(game)) {
    const step = game.events.slice(begin, end).map(({ event }) => event);
    begin = end;
    round += step.filter(({ type }) => type === 'roundBegan').length;
    const opened = step.findLast((event) => event.type === 'stageOpened');
    if (!opened || step.some(({ type }) => type === 'won')) continue;
    const subject = `${PARTS[opened.name] ?? 'trial'} ${round}`;
    if (story.at(-1) !== subject) story.push(subject);
  }
  return [...story, 'end', 'course'];
}

/** Says how many copies there were beyond the first ones. */
export function checkStory({ circles, telegram, lives }: Season, games: readonly GameRecord[]): number {
  let copies = 0;
  for (const { group, people } of circles) {
    const all = postsIn(telegram, group.id).map((post) => ({ ...post, subject: subjectOf(post.text) }));
    const posts = all.filter(({ subject }) => subject !== null);
    for (const { text, subject } of all)
      if (subject === null)
        expect(
          people.filter(({ name }) => isAboutAbsence(text, name)),
          text,
        ).toHaveLength(1);
    const own = games.filter(({ groupId }) => groupId === group.id);
    const told = posts.map(({ subject }) => subject);
    const once = told.filter((subject, i) => subject !== told[i - 1]);
    expect(once).toEqual(own.flatMap(storyOf));
    for (const [i, post] of posts.entries()) {
      const before = posts[i - 1];
      const isCopy = before?.subject === post.subject && (post.subject !== 'course' || before.text === post.text);
      if (!isCopy) continue;
      copies++;
      checkCopy(before, post, telegram, lives);
    }
    for (const game of own) checkEnd(game, posts);
  }
  return copies;
}

/** The last messages say all that there is to say. */
function checkEnd(game: GameRecord, posts: readonly Delivered[]): void {
  const { id, groupId, desk, snapshot, events } = game;
  const log = events.map(({ event }) => event);
  const state: TableState = { id, groupId, status: 'over', desk, game: snapshot, log, deadline: null };
  const texts = posts.map(({ text }) => text);
  for (const [subject, screen] of messagesOf(state, { bot: '', app: null }).group) {
    if (subject !== 'end' && !subject.startsWith('course')) continue;
    expect(texts).toContain(plain(screen.text));
  }
}

const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp);/g, (sign) => SIGNS[sign]!)
    .trim();
