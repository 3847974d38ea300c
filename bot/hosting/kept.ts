/** Tables as the store keeps them: read back after a restart, or set aside where that cannot be done. */
import { rulesOf } from '../../shared/editions/index.ts';
import { isLanguage, nearestLanguage } from '../../shared/text/languages.ts';
import { speaker } from '../../shared/text/speak.ts';
import type { ChatId } from '../../shared/wire/ids.ts';
import type { Letter } from '../chat/letter.ts';
import type { StoreReader, Tx } from '../store/repository.ts';
import { restore } from '../store/restore.ts';
import type { GameRow, KeptGame } from '../store/rows.ts';
import type { Desk } from '../table/desk.ts';
import { deskFrom } from '../table/kept-desk.ts';
import { modeOf } from '../table/lobby.ts';
import { openedAgain } from '../table/quiet.ts';
import type { TableState } from '../table/state.ts';
import type { House } from './mailbox.ts';

export async function stateOf(row: GameRow, { events }: Pick<StoreReader, 'events'>): Promise<TableState> {
  const { id, groupId, status, desk, deadline } = row;
  const log = row.version > 0 ? await events.of(id) : [];
  const game = log.length > 0 ? await restore(row, async () => log) : null;
  return { id, groupId, status, desk: deskFrom(desk), game, log, deadline };
}

/** Null where it cannot be read: the log says why, and everybody else's game goes on. */
export async function readTable(
  id: string,
  reader: StoreReader,
  { log }: Pick<House, 'log'>,
): Promise<TableState | null> {
  try {
    const row = await reader.games.byId(id).catch(() => reader.games.bare(id));
    return row && readable(await stateOf(row, reader));
  } catch (error) {
    log.error({ err: error, game: id }, 'a game cannot be read');
    return null;
  }
}

/** Throws where there is nothing to go on with. */
function readable(state: TableState): TableState {
  modeOf(state.desk.setting);
  if (!Array.isArray(state.desk.players)) throw new Error('nobody knows who sits there');
  if (state.game) rulesOf(state.game.deal);
  else if (state.status === 'running') throw new Error('nobody knows what was dealt');
  return state;
}

/** What lies there is left as it is; the group hears of it, may write again, and can open another table. */
export async function setAside(tx: Tx, { id, groupId }: KeptGame, { courier }: Pick<House, 'courier'>): Promise<void> {
  await tx.games.setAside(id);
  const powers = (await deskOf(tx, id))?.quiet.powers;
  const errands = powers?.mayRestrict ? [openedAgain(groupId, powers)] : [];
  const text = speaker(await languageIn(tx, groupId))('table-unreadable');
  const letter: Letter = { kind: 'post', chatId: groupId, subject: `unreadable/${id}`, message: { text } };
  await courier.queue(tx, null, [letter], errands);
}

async function deskOf({ games }: Pick<StoreReader, 'games'>, id: string): Promise<Desk | null> {
  try {
    const row = await games.bare(id);
    return row && deskFrom(row.desk);
  } catch {
    return null;
  }
}

/** Of the group, or of whoever practised alone. */
async function languageIn({ groups, people }: Pick<StoreReader, 'groups' | 'people'>, chatId: ChatId) {
  const row = chatId > 0 ? await people.byId(chatId) : await groups.byId(chatId);
  return isLanguage(row?.language) ? row.language : nearestLanguage(undefined);
}
