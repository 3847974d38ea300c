/** Whole games in which everybody presses anything, the judges too, while the house is now and then restarted. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { Message, Person } from '../../../bot/playground/index.ts';
import { type Chance, chanceFrom } from '../../../shared/engine/chance.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import { replay } from '../../../shared/engine/evolve.ts';
import { passToNext } from '../../kit/evening/crowd.ts';
import { type Evening, isPress } from '../../kit/evening/evening.ts';
import { sportLobby } from '../../kit/evening/sport.ts';
import { isLong } from '../../kit/laws/effort.ts';

type Button = Message['buttons'][number][number];

const isSure = ({ callbackData = '' }: Button): boolean => /^q:[^:]*:[^:]*:s/.test(callbackData);
const isDrastic = ({ callbackData = '' }: Button): boolean => /:o(disqualify|defeat):/.test(callbackData);

/** Presses something on the newest message that has buttons, now and then twice. */
function pressAnything(person: Person, chance: Chance): boolean {
  const isOurs = ({ callbackData }: Button) => callbackData !== undefined;
  const post = person.direct.messages.findLast(({ buttons }) => buttons.flat().some(isOurs));
  const offered = post?.buttons
    .flat()
    .filter((button) => isOurs(button) && !(isDrastic(button) && chance.below(10) > 0));
  if (!post || !offered || offered.length === 0) return false;
  const sure = offered.filter(isSure);
  const { callbackData } = chance.pick(sure.length > 0 && chance.below(10) < 6 ? sure : offered);
  for (let taps = chance.below(8) === 0 ? 2 : 1; taps > 0; taps--) {
    person.press(post, (button) => button.callbackData === callbackData);
  }
  return true;
}

/** What the store holds: the game as it was kept, and its log. */
function kept({ folder }: Evening) {
  const database = new Sqlite(join(folder, 'omerta.db'), { readonly: true });
  const row = database.prepare('select id, status, snapshot from games').get() as Record<
    'id' | 'status' | 'snapshot',
    string
  >;
  const events = database.prepare('select event from events where game_id = ? order by seq').all(row.id);
  database.close();
  const log = (events as { event: string }[]).map(({ event }) => JSON.parse(event) as GameEvent);
  return { status: row.status, snapshot: JSON.parse(row.snapshot) as object, log };
}

const TABLES = [
  ['ru', ['page:options', 'word:table:live']],
  ['uk', []],
  ['en', ['page:options', 'switch:nomineesHidden:off']],
] as const;

/** The first is soon over; all of them in `npm run laws`. */
test.each(isLong ? TABLES : TABLES.slice(0, 1))('in %s, with %j', async (language, presses) => {
  const evening = await sportLobby({ language, presses });
  const chance = chanceFrom('anything', language);
  await evening.begin();
  const protest = () => evening.group.messages.findLast(({ buttons }) => buttons.flat().some(isPress('n:')));
  let after = 0;
  for (let moment = 0; moment < 1500 && after < 30; moment++) {
    const hasPressed =
      evening.people.filter((person) => chance.below(3) > 0 && pressAnything(person, chance)).length > 0;
    const end = protest();
    if (end) chance.pick(evening.people).press(end, isPress('n:'));
    if (hasPressed) await evening.pass(1 + chance.below(4));
    else await passToNext(evening);
    if (chance.below(60) === 0) await evening.restart(chance.below(30));
    if (moment % 20 !== 0 && after === 0) continue;
    const { status, snapshot, log } = kept(evening);
    expect(JSON.parse(JSON.stringify(replay(log)))).toEqual(snapshot);
    if (status === 'over') after++;
  }
  expect(after).toBe(30);
});
