/** Chats as the page shows them. */
import type { Message as Raw } from 'grammy/types';
import type { ChatButton, ChatEntity, ChatMessage, ShownChat } from '../../shared/wire/playground.ts';
import type { InlineButton, Message, StoredPhoto } from '../playground/index.ts';

const LONGEST_QUOTE = 80;

export function shownMessage(chat: ShownChat, post: Message): ChatMessage {
  const { id, from, date, photo, replyTo, service } = post;
  return {
    id,
    from: { id: from.id, name: nameOf(from) },
    at: date * 1000,
    isEdited: post.editDate !== undefined,
    text: post.text || (post.caption ?? ''),
    entities: post.entities as readonly ChatEntity[],
    buttons: post.buttons.map((row) => row.map(shownButton)),
    ...(photo && { picture: { url: pictureUrl(chat, id, photo), width: photo.width, height: photo.height } }),
    ...(replyTo && !replyTo.isDeleted && { replyTo: { name: nameOf(replyTo.from), text: quoteOf(replyTo) } }),
    ...(service && { service: shownService(service) }),
  };
}

export const nameOf = ({ first_name, last_name }: { first_name: string; last_name?: string | undefined }): string =>
  [first_name, last_name].filter(Boolean).join(' ');

/** Another picture in the same message has another address. */
const pictureUrl = (chat: ShownChat, message: number, { uniqueId }: StoredPhoto): string =>
  `/playground/pictures/${chat}/${message}?${uniqueId}`;

const shownButton = ({ text, url, webApp }: InlineButton): ChatButton => ({
  text,
  ...(url !== undefined && { url }),
  ...(webApp !== undefined && { url: webApp, isApp: true }),
});

const quoteOf = (post: Message): string => {
  const words = (post.text || (post.caption ?? '')).replaceAll('\n', ' ');
  return words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words;
};

function shownService(service: Partial<Raw>): NonNullable<ChatMessage['service']> {
  if (service.new_chat_members) return { kind: 'came', names: service.new_chat_members.map(nameOf) };
  if (service.left_chat_member) return { kind: 'went', names: [nameOf(service.left_chat_member)] };
  return { kind: service.pinned_message ? 'pinned' : 'other', names: [] };
}
