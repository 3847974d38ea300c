/** The direct chats against what happened: every card and question came, and was closed in the end. */
import { expect } from 'vitest';
import type { Delivered, Telegram } from '../../../bot/playground/index.ts';
import { seatName } from '../../../bot/table/desk.ts';
import { tokenFor } from '../../../bot/table/token.ts';
import { replay } from '../../../shared/engine/evolve.ts';
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { Game } from '../../../shared/engine/model.ts';
import { isAlive } from '../../../shared/engine/table.ts';
import { isPress } from '../evening/evening.ts';
import { checkCopy, postsIn } from './copies.ts';
import type { Season } from './season.ts';
import { type GameRecord, stepsOf } from './witness.ts';

/** Says how many copies there were beyond the first ones. */
export function checkMail({ circles, telegram, lives }: Season, games: readonly GameRecord[]): number {
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
  for (const game of games) checkGame(game, telegram);
  return copies;
}

/** Everybody got the card and every question that was put to them, and each of these was closed in the end. */
function checkGame(game: GameRecord, telegram: Telegram): void {
  const moments = momentsOf(game);
  for (const [i, { person }] of game.desk.players.entries()) {
    const direct = telegram.people.find(({ id }) => id === person)!.direct.messages;
    const seat = seatName(i);
    const tokens = new Set(moments.filter((now) => isAsked(now, seat)).map((now) => tokenFor(now, seat)));
    for (const subject of ['card', ...[...tokens].map((token) => `ask:${token}`)]) {
      const message = direct.find(({ id }) => id === game.posts.get(`${person} ${game.id}/${subject}`));
      expect(message, `${subject} for ${seat}`).toBeDefined();
      expect(message!.buttons.flat().filter(isPress('q:')), `${subject} for ${seat}`).toEqual([]);
    }
  }
}

/** The game after each thing that was done in it. */
const momentsOf = (game: GameRecord): readonly Game[] =>
  stepsOf(game).map((length) => replay(game.events.slice(0, length).map(({ event }) => event)));

function isAsked(game: Game, seat: SeatId): boolean {
  const { spec } = game.stage;
  if (spec?.kind === 'speech') return spec.queue[0] === seat;
  if (spec?.kind === 'ballot') return spec.voters.includes(seat) && isAlive(game, seat);
  return spec?.kind === 'wave' && isAlive(game, seat);
}

/** The button of a question names it; a card has none. */
function nameOf({ buttons, text }: Delivered): string | null {
  const press = buttons.flat().find(isPress('q:'))?.callbackData;
  return press?.split(':')[2] ?? (text.includes('Your card is under the cover') ? 'card' : null);
}
