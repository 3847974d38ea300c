/** What the table was told, in lines. */
import type { GameEvent } from '../../shared/engine/events.ts';
import type { How, News } from '../../shared/engine/model.ts';
import { blocks, lines } from './screen.ts';
import { eventsOf, type PublicStage } from './stage.ts';
import { talliesOf } from './tallies.ts';

/** What the table was told in this part of the round. */
export function newsLines(stage: Pick<PublicStage, 'words'>, part: readonly GameEvent[]): readonly string[] {
  const how = new Map(eventsOf(part, 'fell').map((event) => [event.seat, event.how]));
  return eventsOf(part, 'announced').flatMap(({ news }) =>
    news.map((item) => newsLine(stage, item, how.get(String(item.out)) ?? 'left')),
  );
}

function newsLine({ words }: Pick<PublicStage, 'words'>, item: News, how: How): string {
  const { say } = words;
  if (typeof item.out === 'string') {
    const name = words.name(item.out);
    return say(`news-out-${how}`, { name: typeof item.role === 'string' ? `${name}, ${words.role(item.role)}` : name });
  }
  if (item.quiet === true) return say('news-quiet');
  const [key = ''] = Object.keys(item);
  const values = Object.entries(item).map(([part, value]) => [
    part,
    typeof value === 'string' ? words.name(value) : String(value),
  ]);
  return say(words.own(`news-${key}`), Object.fromEntries(values));
}

/** What the table heard last, when the game ends before the next message would have told it. */
export function lastNews(stage: PublicStage): string | null {
  const { words, table, rounds } = stage;
  const today = rounds.at(-1) ?? [];
  const opened = today.findLastIndex(({ type }) => type === 'stageOpened');
  const since = today.slice(opened + 1);
  const told = newsLines(stage, since);
  const [last] = eventsOf(today.slice(opened), 'stageOpened');
  if (last?.name === 'night') return lines(words.say('morning', { round: table.round }), ...told);
  return blocks(...talliesOf(since, words), lines(...told)) || null;
}
