/** The end of a game: who won, who was who, the opened seal. */
import type { End } from '../../shared/engine/view.ts';
import { praised } from '../../shared/protocol/praise.ts';
import { isForPractice } from '../tables/desk.ts';
import { lastNews } from './news.ts';
import { blocks, escapeHtml, lines, type Screen } from './screen.ts';
import type { PublicStage } from './stage.ts';

export function endScreen(stage: PublicStage, end: End, buttons: Screen['buttons'] & object): Screen {
  const { words } = stage;
  const { say } = words;
  const drinks = words.ownIfAny('drinks');
  // An awarded defeat is reason enough.
  const why = stage.table.news.some((item) => 'defeat' in item) ? null : words.ownIfAny(`why-${end.winner}`);
  return {
    text: blocks(
      lastNews(stage),
      lines(
        say('end'),
        end.winner === 'draw' ? say('end-draw') : say(words.own(`side-${end.winner}-won`)),
        why && say(why),
        end.winner !== 'draw' && drinks && say(drinks),
      ),
      rolesText(stage, end),
      scoreText(stage, end),
      intuitionText(stage, end),
      isForPractice(stage.desk) && words.say('end-uncounted'),
      `${say('end-seal')}\n<blockquote expandable>${escapeHtml(end.sealedDeal)}</blockquote>`,
    ),
    buttons,
    isVital: true,
  };
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

/** What the judge wrote down: points, fouls, the best move and how good it was, protests. */
function scoreText(
  { table, words, desk }: PublicStage,
  { points, judged, guessedRight, isContestable }: End,
): string | null {
  if (!points) return null;
  const { say } = words;
  const best = table.seats.map(({ id }) => ({ id, total: points[id]?.total ?? 0 })).sort((a, b) => b.total - a.total);
  const fouls = table.seats.filter((seat) => seat.fouls > 0).map(({ id, fouls }) => `${words.bare(id)} ${fouls}`);
  const { guess, protests } = judged;
  return lines(
    say('end-points'),
    ...best.map(({ id, total }) => say('end-points-line', { name: words.name(id), points: total })),
    fouls.length > 0 && say('end-fouls', { fouls: fouls.join(', ') }),
    guess && say('end-guess', { name: words.name(guess.by), right: guessedRight, of: guess.named.length }),
    isContestable && say('end-protests-open'),
    protests.length > 0 && say('end-protests', { names: words.list(protests) }),
    desk.isSigned && say('end-signed'),
  );
}

function intuitionText({ words }: PublicStage, { intuition }: End): string | null {
  const praise = praised(intuition);
  if (!praise) return null;
  return words.say('end-intuition', { name: words.names(praise.seats), right: praise.right, of: praise.of });
}
