/** The end of a game: who won, who was who, what for they are honoured, the opened seal. */
import type { End } from '../../../shared/engine/view.ts';
import type { Award } from '../../../shared/wire/awards.ts';
import { fitsCaption, fitsMessage } from '../../chat/caption.ts';
import { blocks, escapeHtml, lines, type Message } from '../../chat/message.ts';
import { isForPractice } from '../../table/desk.ts';
import { lastNews } from '../news.ts';
import { extraEdition } from '../press/extra.ts';
import { hasPictures } from '../press/front.ts';
import type { PublicStage } from '../stage.ts';

export interface Ending {
  readonly message: Message;
  /** What has no room below a picture or beside so many people, and stands with the course of the game. */
  readonly rest: string | null;
}

export function endingOf(
  stage: PublicStage,
  end: End,
  awards: readonly Award[],
  buttons: Message['buttons'] & object,
): Ending {
  const below = hasPictures(stage.desk) ? captionOf(stage, end, awards) : null;
  const proof = blocks(
    scoreText(stage, end),
    isForPractice(stage.desk) && stage.words.say('end-uncounted'),
    sealText(stage, end),
  );
  if (below) {
    const picture = extraEdition(stage, end, awards);
    return { message: { text: below, picture, buttons, isVital: true }, rest: proof };
  }
  const told = blocks(lastNews(stage), wonText(stage, end), rolesText(stage, end), awardsText(stage, awards, true));
  const text = blocks(told, proof);
  return fitsMessage(text)
    ? { message: { text, buttons, isVital: true }, rest: null }
    : { message: { text: told, buttons, isVital: true }, rest: proof };
}

/** As much as there is room for; with fewer lines for many people; null where it is too much. */
function captionOf(stage: PublicStage, end: End, awards: readonly Award[]): string | null {
  const won = wonText(stage, end);
  const honours = awardsText(stage, awards, false);
  const captions = [
    blocks(lastNews(stage), won, rolesText(stage, end), honours),
    blocks(lastNews(stage, true), won, rolesText(stage, end), honours),
    blocks(lastNews(stage, true), won, castText(stage, end), honours),
  ];
  return captions.find((caption) => fitsCaption(caption)) ?? null;
}

function wonText(stage: PublicStage, { winner }: End): string {
  const { words, teller, table } = stage;
  const { say } = words;
  const drinks = words.ownIfAny('drinks');
  // An awarded defeat is reason enough.
  const why = table.news.some((item) => 'defeat' in item) ? null : words.ownIfAny(`why-${winner}`);
  return lines(
    say('end'),
    teller.nth(winner === 'draw' ? 'end-draw' : `side-${winner}-won`, 1),
    why && say(why),
    winner !== 'draw' && drinks && say(drinks),
  );
}

function rolesText({ table, words }: PublicStage, end: End): string {
  const { say } = words;
  const seats = table.seats.map(({ id, role, out }, i) => {
    const side = end.sides[id] ?? '';
    const fate = out ? `, ${say(`fate-${out}`)}` : '';
    const card = end.cards[id];
    const held = card !== undefined && Object.hasOwn(table.cards, card) ? ` · 🃏 ${words.card(card)}` : '';
    const laurels = end.winners.includes(id) ? '🏆 ' : '';
    return `${i + 1}. ${laurels}${words.bare(id)}: ${words.role(role ?? '')} · ${words.side(side)}${held}${fate}`;
  });
  return lines(say('end-roles'), ...seats);
}

/** Many people, role by role. */
function castText({ table, words }: PublicStage, end: End): string {
  const roles = [...new Set(table.seats.map(({ role }) => role ?? ''))];
  const cast = roles.map((role) => {
    const names = table.seats
      .filter((seat) => seat.role === role)
      .map(({ id }) => `${end.winners.includes(id) ? '🏆 ' : ''}${words.plain(id)}`);
    return `<b>${words.role(role)}</b>: ${names.join(', ')}`;
  });
  return lines(words.say('end-roles'), ...cast);
}

function awardsText({ words }: PublicStage, awards: readonly Award[], isWhole: boolean): string | null {
  if (awards.length === 0) return null;
  const { say } = words;
  return lines(
    say('end-awards'),
    ...awards.map(({ award, seats, n, of }) => {
      const title = say(`app-award-${award}`);
      const names = words.names(seats);
      return isWhole
        ? say('end-award', { title, names, why: say(`app-award-${award}-why`, { n, of }) })
        : `${title}: ${names}`;
    }),
  );
}

/** What the judge wrote down: points, fouls, the best move and how good it was, protests. */
function scoreText(
  { table, words, desk }: PublicStage,
  { points, judged, guessedRight, isContestable }: End,
): string | null {
  if (!points) return null;
  const { say } = words;
  const best = table.seats.map(({ id }) => ({ id, total: points[id]?.total ?? 0 })).sort((a, b) => b.total - a.total);
  const fouls = table.seats.flatMap((seat) => (seat.fouls > 0 ? [`${words.bare(seat.id)} ${seat.fouls}`] : []));
  const { guess, protests } = judged;
  return lines(
    say('end-points'),
    ...best.map(({ id, total }) => say('end-points-line', { name: words.name(id), points: total })),
    fouls.length > 0 && say('end-fouls', { fouls: fouls.join(', ') }),
    guess && say('end-guess', { name: words.name(guess.by), right: guessedRight, of: guess.named.length }),
    isContestable && say('end-protests-open'),
    protests.length > 0 && say('end-protests', { names: words.list(protests) }),
    desk.judging.isSigned && say('end-signed'),
  );
}

const sealText = ({ words }: PublicStage, { sealedDeal }: End): string =>
  `${words.say('end-seal')}\n<blockquote expandable>${escapeHtml(sealedDeal)}</blockquote>`;
