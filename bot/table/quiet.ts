/** Keeping the group quiet: closed at night, the dead silent. Derived from the table, so that any change undoes itself. */
import { rulesOf } from '../../shared/editions/index.ts';
import type { Game } from '../../shared/engine/model.ts';
import { lastWordsIn } from '../../shared/engine/stages/speech.ts';
import { viewFor } from '../../shared/engine/view.ts';
import type { ChatId, PersonId } from '../../shared/wire/ids.ts';
import type { ChatCall } from '../chat/errand.ts';
import { isPractice, type Powers, seatName } from './desk.ts';
import type { TableState } from './state.ts';

/** All that a member may do; Telegram takes what is not named for false. */
const PERMISSIONS = [
  'can_send_messages',
  'can_send_audios',
  'can_send_documents',
  'can_send_photos',
  'can_send_videos',
  'can_send_video_notes',
  'can_send_voice_notes',
  'can_send_polls',
  'can_send_other_messages',
  'can_add_web_page_previews',
  'can_react_to_messages',
] as const;
const ALWAYS = ['can_change_info', 'can_invite_users', 'can_pin_messages', 'can_manage_topics'] as const;

const each = (names: readonly string[], value: boolean) => Object.fromEntries(names.map((name) => [name, value]));

const SILENT = each(PERMISSIONS, false);
const FREE = { ...each(PERMISSIONS, true), ...each(ALWAYS, true) };

/** The dead must not be kept silent by a program that has died as well. */
const SAFETY_NET = 24 * 60 * 60;

const isClosed = ({ status, game }: TableState): boolean =>
  status === 'running' && game?.stage.name === 'night' && !isAloud(game);

/** Around a real table nobody writes, and nothing has to be kept quiet here. */
const isAloud = (game: Game): boolean => rulesOf(game.deal).isAloud?.(game) === true;

/** Whoever is out keeps silent; the last words come before that. */
function silenced({ status, game, desk }: TableState): ReadonlySet<number> {
  if (status !== 'running' || !game || isAloud(game)) return new Set();
  const lastWords = lastWordsIn(game.stage.spec);
  const isHeard = (seat: string) => lastWords.includes(seat) && !game.leaving.includes(seat);
  const isSilent = (seat: string) => game.seats.some(({ id, out }) => id === seat && out !== null && !isHeard(id));
  return new Set(
    desk.players.flatMap((sitter, i) => (isSilent(seatName(i)) && !isPractice(sitter) ? [sitter.person] : [])),
  );
}

/** Everybody may do what they might before the game. */
export const openedAgain = (chatId: ChatId, { permissions }: Powers): ChatCall => ({
  chatId,
  method: 'setChatPermissions',
  payload: { permissions: permissions ?? FREE, use_independent_chat_permissions: true },
});

export function quietBetween(before: TableState | null, after: TableState, now: number): readonly ChatCall[] {
  const { powers } = after.desk.quiet;
  if (!before || !powers?.mayRestrict) return [];
  const chatId = after.groupId;
  const own = powers.permissions ?? FREE;
  const errands: ChatCall[] = [];
  if (isClosed(before) !== isClosed(after)) {
    const permissions = isClosed(after) ? { ...own, ...SILENT } : own;
    errands.push({
      chatId,
      method: 'setChatPermissions',
      payload: { permissions, use_independent_chat_permissions: true },
    });
  }
  const [old, current] = [silenced(before), silenced(after)];
  const restrict = (person: PersonId, permissions: object, end?: number): ChatCall => ({
    chatId,
    method: 'restrictChatMember',
    payload: {
      user_id: person,
      permissions,
      use_independent_chat_permissions: true,
      ...(end !== undefined && { until_date: end }),
    },
  });
  const longest = Math.max(0, ...Object.values(after.desk.setting.timers));
  const until = Math.round(now / 1000) + Math.max(SAFETY_NET, 100 * longest);
  for (const person of current) if (!old.has(person)) errands.push(restrict(person, SILENT, until));
  for (const person of old) if (!current.has(person)) errands.push(restrict(person, FREE));
  return errands;
}

/** Whether what this person writes into the group now has to go: the dead, anybody at night, whoever has not the floor. */
export function isOutOfTurn({ status, game, desk }: TableState, person: PersonId): boolean {
  if (status !== 'running' || !game || isAloud(game)) return false;
  const position = desk.players.findIndex((sitter) => sitter.person === person);
  const seat = game.seats.find(({ id }) => id === seatName(position));
  if (!seat) return false;
  if (game.stage.name === 'night') return true;
  const { speaker } = viewFor(game, rulesOf(game.deal), null).table;
  return speaker !== null ? speaker !== seat.id : seat.out !== null;
}
