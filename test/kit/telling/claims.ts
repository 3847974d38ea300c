/** Every secret that a message could tell, as the line that would tell it, and which of them a person may know when. */
import Sqlite from 'better-sqlite3';
import { numbersOf, type Words, wordsFor } from '../../../bot/narrator/words.ts';
import type { Desk } from '../../../bot/table/desk.ts';
import { rulebooks, rulesOf } from '../../../shared/editions/index.ts';
import { audienceOf, isHeardBy } from '../../../shared/engine/audiences.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import { evolve, replay } from '../../../shared/engine/evolve.ts';
import type { PlaceId } from '../../../shared/engine/ids.ts';
import type { Fact, Game } from '../../../shared/engine/model.ts';
import { factText } from '../../../shared/text/facts.ts';

export interface Recorded {
  readonly desk: Desk;
  readonly events: readonly { readonly at: number; readonly event: GameEvent }[];
}

/** The one game of a database, as it was written down. */
export function recordedIn(file: string): Recorded {
  const database = new Sqlite(file, { readonly: true });
  const { id, desk } = database.prepare('select id, desk from games').get() as { id: string; desk: string };
  const rows = database.prepare('select at, event from events where game_id = ? order by seq').all(id);
  database.close();
  const events = (rows as { at: number; event: string }[]).map(({ at, event }) => ({ at, event: JSON.parse(event) }));
  return { desk: JSON.parse(desk) as Desk, events };
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Anything that could be told of anybody, in the words it would be told in. */
export function everyClaim(
  { seats }: Pick<Game, 'seats'>,
  words: Words,
  edition: keyof typeof rulebooks,
): ReadonlySet<string> {
  const { roles, sides, facts } = rulebooks[edition].speaksOf;
  const about = seats.flatMap(({ id }): Fact[] => [
    ...roles.map((role) => ({ about: id, role })),
    ...sides.map((side) => ({ about: id, side })),
    ...facts.flatMap((is) => [true, false, 2, 3, 4].map((value) => ({ about: id, is, value }))),
  ]);
  const shots = seats.flatMap(({ id: by }) =>
    seats.map(({ id }) => words.say('gang-choice', { by: words.name(by), answer: words.name(id) })),
  );
  return new Set([...about.map((fact) => plain(factText(fact, words))), ...shots.map(plain)]);
}

export interface Knowledge {
  readonly at: number;
  /** Lines that may stand in this person's chat from now on. */
  readonly lines: ReadonlySet<string>;
}

/** What one person was told, moment by moment: the engine's word on it, not the messages'. */
export function knowledgeOf(
  { desk, events }: Recorded,
  person: PlaceId,
  language: Desk['chat']['language'],
): readonly Knowledge[] {
  const [dealt] = events;
  let game = replay([dealt!.event]);
  const rules = rulesOf(game.deal);
  const words = wordsFor(desk, language, numbersOf(game.seats));
  const lines = new Set<string>();
  return events.slice(1).map(({ at, event }) => {
    game = evolve(game, event);
    if (isHeardBy(audienceOf(event, game, rules), person)) {
      if (event.type === 'learned') for (const fact of event.facts) lines.add(plain(factText(fact, words)));
      if (event.type === 'chose' && event.choice.target) {
        const answer = words.name(event.choice.target);
        lines.add(plain(words.say('gang-choice', { by: words.name(event.choice.by), answer })));
      }
    }
    return { at, lines: new Set(lines) };
  });
}
