import type { Message } from 'grammy/types';
import type { Post } from './post.ts';

/** A message as the Bot API writes it. The message it replies to is shown without what that one replies to. */
export function messageOf(post: Post, showsReply = true): Message {
  const { content, picture, markup, service, viaBot } = post.draft;
  const { text, entities } = content;
  const reply = showsReply ? post.replyTo : undefined;
  return {
    message_id: post.id,
    from: post.from,
    chat: post.chat,
    date: post.date,
    ...(post.editDate !== undefined && { edit_date: post.editDate }),
    ...(reply && !reply.isDeleted && { reply_to_message: messageOf(reply, false) }),
    ...(viaBot && { via_bot: viaBot }),
    ...(post.isProtected && { has_protected_content: true }),
    ...(picture && { photo: [sizeOf(picture)] }),
    ...(picture && text !== '' && { caption: text, ...(entities.length > 0 && { caption_entities: entities }) }),
    ...(picture && post.draft.isCaptionAbove && { show_caption_above_media: true }),
    ...(picture && post.draft.hasSpoiler && { has_media_spoiler: true }),
    ...(!picture && !service && { text, ...(entities.length > 0 && { entities }) }),
    ...(post.draft.linkPreview && { link_preview_options: post.draft.linkPreview }),
    ...(markup && { reply_markup: markup }),
    ...service,
  } as Message;
}

const sizeOf = ({ fileId, uniqueId, width, height, bytes }: NonNullable<Post['photo']>) => ({
  file_id: fileId,
  file_unique_id: uniqueId,
  width,
  height,
  file_size: bytes.length,
});
