/** What people did against what the games say they did: nothing acknowledged is lost, nothing is done twice. */
import { expect } from 'vitest';
import { decode } from '../../../bot/chat/press.ts';
import type { Person } from '../../../bot/playground/index.ts';
import { placeOf } from '../../../bot/table/desk.ts';
import { tokenFor } from '../../../bot/table/token.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Choice, Game } from '../../../shared/engine/model.ts';
import { speaker } from '../../../shared/text/speak.ts';
import { isPress } from '../evening/evening.ts';
import type { Pressed } from './circle.ts';
import type { Season } from './season.ts';
import type { GameRecord } from './witness.ts';

const say = speaker('en');

/** A question put to one seat in one stage, and what the log has of answers to it. */
interface Question {
  readonly seat: SeatId;
  readonly chosen: { readonly at: number; readonly choice: Choice }[];
}

type Questions = ReadonlyMap<string, Question>;

/** All questions of a game by the token of their buttons. */
function questionsOf({ events }: GameRecord): Questions {
  const questions = new Map<string, Question>();
  const [first] = events;
  if (first?.event.type !== 'dealt') return questions;
  const { deal } = first.event;
  const token = (serial: number, seat: SeatId) => tokenFor({ deal, stage: { serial } } as Game, seat);
  let serial = 0;
  for (const { at, event } of events) {
    if (event.type === 'stageOpened') {
      serial++;
      for (const { id } of deal.seats) questions.set(token(serial, id), { seat: id, chosen: [] });
    }
    if (event.type === 'chose')
      questions.get(token(serial, event.choice.by))!.chosen.push({ at, choice: event.choice });
  }
  return questions;
}

const answerOf = ({ choice, target, targets }: Choice): string =>
  choice ?? (targets ?? (target === undefined ? [] : [target])).join();

/** How a press ended for whoever pressed. */
type Fate = 'done' | 'refused' | 'unanswered';

const fateOf = ({ press: { answer } }: Pressed): Fate =>
  answer === null ? 'unanswered' : answer.showAlert ? 'refused' : 'done';

export function checkAnswers({ circles, telegram }: Season, games: readonly GameRecord[]): void {
  const questions = new Map(games.map((game) => [game.id, questionsOf(game)]));
  const pressed = circles.flatMap((circle) => circle.pressed);
  const tries = new Map<Question, Map<string, number>>();
  for (const one of pressed) {
    const press = decode(one.data);
    if (press?.do !== 'question' || press.verb !== 'sure') continue;
    const question = questions.get(press.game)!.get(press.token)!;
    const { desk, snapshot } = games.find(({ id }) => id === press.game)!;
    expect(placeOf(desk, one.person.id)).toBe(question.seat);
    const answer = press.choice ?? press.picked.map((number) => snapshot!.seats[number - 1]!.id).join();
    const isThere = question.chosen.some(({ choice }) => answerOf(choice) === answer);
    if (fateOf(one) === 'done') expect(isThere, `${one.person.name} answered ${one.data}`).toBe(true);
    if (fateOf(one) === 'refused') continue;
    const counts = tries.get(question) ?? new Map<string, number>();
    tries.set(question, counts.set(answer, (counts.get(answer) ?? 0) + 1));
  }
  for (const question of [...questions.values()].flatMap((all) => [...all.values()])) {
    const isOnce = (action: string) => question.chosen.filter(({ choice }) => choice.action === action).length <= 1;
    for (const action of ['finish', 'nominate', 'vote']) expect(isOnce(action), `${action} once`).toBe(true);
    for (const answer of new Set(question.chosen.map(({ choice }) => answerOf(choice)))) {
      const times = question.chosen.filter(({ choice }) => answerOf(choice) === answer).length;
      expect(times, `${question.seat} chose ${answer}`).toBeLessThanOrEqual(tries.get(question)?.get(answer) ?? 0);
    }
  }
  for (const person of telegram.people) checkShown(person, telegram.delivered, questions);
}

/** A message that shows an answer, with a button to change it, shows one that was there by then. */
function checkShown(
  { id, name }: Person,
  delivered: Season['telegram']['delivered'],
  questions: ReadonlyMap<string, Questions>,
): void {
  for (const { chatId, buttons, at } of delivered) {
    const offered = buttons.flat().filter(isPress('q:'));
    const presses = offered.map(({ callbackData }) => decode(callbackData!));
    if (chatId !== id || offered.length === 0) continue;
    for (const press of presses) {
      if (press?.do !== 'question' || presses.some((other) => other?.do !== 'question' || other.verb !== 'open')) break;
      const { chosen } = questions.get(press.game)!.get(press.token)!;
      expect(
        chosen.some((one) => one.at <= at),
        `${name} was shown an answer`,
      ).toBe(true);
    }
  }
}

export function checkSeats({ circles }: Season, games: readonly GameRecord[]): void {
  for (const { pressed, people, group } of circles) {
    const own = games.filter(({ groupId }) => groupId === group.id);
    for (const { desk, seats } of own) {
      const players = desk.players.map(({ person }) => person);
      expect(players.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
      expect(seats.map(({ personId }) => personId).toSorted()).toEqual(players.toSorted());
    }
    const done = (wish: string) =>
      pressed.filter((one) => decode(one.data)?.do === wish && fateOf(one) === 'done').map(({ press }) => press);
    const [joined, begun, again] = [say('joined'), say('begins'), say('rematch-opened')];
    for (const { answer } of done('join')) if (answer?.text) expect(answer.text).toBe(joined);
    for (const { answer, data } of done('begin')) {
      if (answer?.text === begun) expect(own.find(({ id }) => data.endsWith(id))?.version).toBeGreaterThan(0);
    }
    // One table at first, and one more for each game that somebody wanted to play once more.
    const wanted = new Set(pressed.filter(({ data }) => data.startsWith('r:')).map(({ data }) => data));
    expect(own.length).toBe(1 + wanted.size);
    const reopened = done('rematch').filter(({ answer }) => answer?.text === again);
    expect(new Set(reopened.map(({ data }) => data)).size).toBe(reopened.length);
  }
}
