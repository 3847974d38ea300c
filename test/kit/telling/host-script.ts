/** What a host reads out at a table, made by the app's own code and without a page. */
import { sightOf } from '../../../bot/sheets/table.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import type { Running } from '../../../bot/table/play.ts';
import { rulebooks } from '../../../shared/editions/index.ts';
import { voicesOf } from '../../../shared/engine/rulebook.ts';
import { sight } from '../../../webapp/state/table.ts';
import { callLines } from '../../../webapp/state/told/calls.ts';
import { scriptLines } from '../../../webapp/state/told/script.ts';
import { speak, speakCalls, speakOf, voices } from '../../../webapp/state/words.ts';
import type { Table } from '../rules/sitting.ts';

Object.assign(globalThis, { document: { documentElement: {} } });

export async function speakAsHostOf(edition: keyof typeof rulebooks): Promise<void> {
  const book = rulebooks[edition];
  await speak('en', 'app/host', 'app/table');
  await speakOf(...Object.keys(book.modes).flatMap((mode) => voicesOf(book, mode)));
  await speakCalls(edition);
}

/** The table as the bot has it; everybody is called as their seat is. */
export function stateOf({ game, log }: Pick<Table, 'game' | 'log'>): Running {
  const { edition, mode, options } = game.deal;
  const setting = { ...firstSetting(edition), mode, options };
  const creator = { person: 1, name: 'Ann', language: 'en' } as const;
  const desk = newDesk(creator, { title: 'A group', language: 'en', thread: null }, setting);
  const players = game.seats.map(({ id }, i) => ({ person: i + 1, name: id, language: 'en' as const }));
  return { id: 'a game', groupId: -1, status: 'running', desk: { ...desk, players }, game, log, deadline: null };
}

interface ReadOut {
  readonly lines: readonly string[];
  /** Those with which somebody is called. */
  readonly calls: readonly string[];
}

export function readOut(state: Running): ReadOut {
  const around = { invitation: '', next: null, printed: null };
  const shown = sightOf(state, { person: 0, language: 'en', mayManage: false }, around);
  voices.value = shown.voices;
  sight.value = shown;
  return { lines: scriptLines(), calls: callLines() };
}
