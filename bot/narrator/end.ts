/** The end of a game: who won, who was who, the opened seal. */
import type { End } from '../../shared/engine/view.ts';
import { praised } from '../../shared/protocol/praise.ts';
import { lastNews } from './news.ts';
import { blocks, escapeHtml, lines, type Screen } from './screen.ts';
import type { PublicStage } from './stage.ts';

export function endScreen(stage: PublicStage, end: End, buttons: Screen['buttons'] & object): Screen {
  const { words } = stage;
  const { say } = words;
  const drinks = words.ownOr('drinks', 'end');
  return {
    text: blocks(
      lastNews(stage),
      lines(
        say('end'),
        end.winner === 'draw' ? say('end-draw') : say(words.own(`side-${end.winner}-won`)),
        end.winner !== 'draw' && drinks !== 'end' && say(drinks),
      ),
      rolesText(stage, end),
      intuitionText(stage, end),
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
    const laurels = end.winners.includes(id) ? '🏆 ' : '';
    return `${i + 1}. ${laurels}${words.bare(id)}: ${words.role(role ?? '')} · ${words.side(side)}${fate}`;
  });
  return lines(say('end-roles'), ...seats);
}

function intuitionText({ words }: PublicStage, { intuition }: End): string | null {
  const praise = praised(intuition);
  if (!praise) return null;
  return words.say('end-intuition', { name: words.names(praise.seats), right: praise.right, of: praise.of });
}
