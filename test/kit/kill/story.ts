/** What the group was told against what happened: all of it, in order, and twice only what may have been lost. */
import { expect } from 'vitest';
import { screensOf } from '../../../bot/narrator/table.ts';
import type { Delivered, Telegram } from '../../../bot/playground/index.ts';
import { seatName } from '../../../bot/tables/desk.ts';
import type { TableState } from '../../../bot/tables/state.ts';
import { tokenFor } from '../../../bot/tables/token.ts';
import { replay } from '../../../shared/engine/evolve.ts';
import type { Game, SeatId } from '../../../shared/engine/model.ts';
import { isAlive } from '../../../shared/engine/table.ts';
import type { StageName } from '../../../shared/engine/words.ts';
import { isPress } from '../evening.ts';
import type { Life } from './reaper.ts';
import type { Season } from './season.ts';
import type { GameRecord } from './witness.ts';

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

/** What else a group is told. */
const ABOUT_ABSENCE = /has not answered three times/;

function subjectOf(text: string): string | null {
  for (const [name, title] of TITLES) {
    const found = title.exec(text);
    if (found) return found[1] ? `${name} ${found[1]}` : name;
  }
  return null;
}

const PARTS: Partial<Record<StageName, string>> = { night: 'night', morning: 'day', talk: 'day', verdict: 'verdict' };

/** The messages that a game calls for: one for each part of each round. */
function storyOf({ events }: GameRecord): readonly string[] {
  const story = ['lobby'];
  let round = 0;
  for (const [i, { at, event }] of events.entries()) {
    if (event.type === 'roundBegan') round++;
    const isLastOfStep = !events.slice(i + 1).some((later) => later.at === at && later.event.type === 'stageOpened');
    const isPassedOver = events.some((later) => later.at === at && later.event.type === 'won');
    if (event.type !== 'stageOpened' || !isLastOfStep || isPassedOver) continue;
    const subject = `${PARTS[event.name] ?? 'trial'} ${round}`;
    if (story.at(-1) !== subject) story.push(subject);
  }
  return [...story, 'end', 'course'];
}

/** What the bot posted in the chat, with what it is. */
const postsIn = ({ delivered, bot }: Telegram, chatId: number) =>
  delivered
    .filter((one) => one.chatId === chatId && one.what === 'post' && one.fromId === bot.id)
    .map((post) => ({ ...post, subject: subjectOf(post.text) }));

/** Says how many copies there were beyond the first ones. */
export function checkStory({ circles, telegram, lives }: Season, games: readonly GameRecord[]): number {
  let copies = 0;
  for (const { group } of circles) {
    const all = postsIn(telegram, group.id);
    const posts = all.filter(({ subject }) => subject !== null);
    for (const { text, subject } of all) if (subject === null) expect(text).toMatch(ABOUT_ABSENCE);
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

/** Between the two a process died, and the first was the last that it sent into the chat. */
function checkCopy(first: Delivered, second: Delivered, { delivered, bot }: Telegram, lives: readonly Life[]): void {
  const between = delivered.filter(
    ({ chatId, fromId, at }) => chatId === first.chatId && fromId === bot.id && at > first.at && at < second.at,
  );
  const dead = lives.find(({ startedAt }) => startedAt > first.at && startedAt < second.at);
  expect(dead, `"${first.text.slice(0, 40)}" came twice, but nobody died`).toBeDefined();
  expect(between.filter(({ at }) => at < dead!.startedAt)).toEqual([]);
}

/** The last messages say all that there is to say. */
function checkEnd(game: GameRecord, posts: readonly Delivered[]): void {
  const { id, groupId, desk, snapshot, events } = game;
  const log = events.map(({ event }) => event);
  const state: TableState = { id, groupId, status: 'over', desk, game: snapshot, log, deadline: null };
  const texts = posts.map(({ text }) => text);
  for (const [subject, screen] of screensOf(state, '').group) {
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

/** Cards and questions come, and come once as well, but for what may have been lost. Says how many copies there were. */
export function checkDirect({ circles, telegram, lives }: Season, games: readonly GameRecord[]): number {
  let copies = 0;
  for (const { group, people } of circles) {
    const own = games.filter(({ groupId }) => groupId === group.id);
    const begins = own.map(({ events }) => events[0]!.at);
    for (const [i, begun] of begins.entries()) {
      const isNow = ({ at }: Delivered) => at >= begun && at < (begins[i + 1] ?? Number.POSITIVE_INFINITY);
      for (const { id } of people) {
        const seen = new Map<string, Delivered>();
        for (const post of postsIn(telegram, id).filter(isNow)) {
          const name = nameOf(post);
          const before = name === null ? undefined : seen.get(name);
          if (name !== null) seen.set(name, post);
          if (!before) continue;
          copies++;
          checkCopy(before, post, telegram, lives);
        }
      }
    }
  }
  for (const game of games) checkMail(game, telegram);
  return copies;
}

/** Everybody got the card and every question that was put to them, and each of these was closed in the end. */
function checkMail(game: GameRecord, telegram: Telegram): void {
  for (const [i, { person }] of game.desk.players.entries()) {
    const direct = telegram.people.find(({ id }) => id === person)!.direct.messages;
    const seat = seatName(i);
    for (const subject of ['card', ...asked(game, seat).map((token) => `ask:${token}`)]) {
      const message = direct.find(({ id }) => id === game.posts.get(`${person} ${game.id}/${subject}`));
      expect(message, `${subject} for ${seat}`).toBeDefined();
      expect(message!.buttons.flat().filter(isPress('q:')), `${subject} for ${seat}`).toEqual([]);
    }
  }
}

/** The names of the questions that were put to a seat. */
function asked({ events }: GameRecord, seat: SeatId): readonly string[] {
  const steps = events.flatMap(({ at }, i) => (events[i + 1]?.at === at ? [] : [i + 1]));
  const moments = steps.map((length) => replay(events.slice(0, length).map(({ event }) => event)));
  const isAsked = (game: Game) => {
    const { spec } = game.stage;
    if (spec?.kind === 'speech') return spec.queue[0] === seat;
    if (spec?.kind === 'ballot') return spec.voters.includes(seat) && isAlive(game, seat);
    return spec?.kind === 'wave' && isAlive(game, seat);
  };
  return [...new Set(moments.filter(isAsked).map((game) => tokenFor(game, seat)))];
}

/** The button of a question names it; a card has none. */
function nameOf({ buttons, text }: Delivered): string | null {
  const press = buttons.flat().find(isPress('q:'))?.callbackData;
  return press?.split(':')[2] ?? (text.includes('Your card is under the cover') ? 'card' : null);
}
