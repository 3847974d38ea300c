import type { CallbackQuery, ReactionType, User } from 'grammy/types';
import { type AppLaunch, appOf, chatInstance, launchFrom, type OpenedApp, signedInitData } from './apps.ts';
import type { Group } from './group.ts';
import { botMembership, isAdmin, isAllowed, isPresent, membershipOf, setBlocked, setMembership } from './members.ts';
import { messageOf } from './messages.ts';
import type { InlineButton, Post } from './post.ts';
import { put } from './posting.ts';
import { ButtonPress } from './press.ts';
import { REACTIONS } from './reactions.ts';
import { type ChatRoom, chatOf, type DirectRoom, visiblePosts } from './room.ts';
import { plain } from './text/formatted.ts';
import { secondsNow, type World } from './world.ts';

/** A person with a phone. What the app would not let them do throws. */
export class Person {
  readonly id: number;
  readonly user: User;
  readonly #world: World;
  readonly #room: DirectRoom;

  constructor(world: World, user: User, room: DirectRoom) {
    this.#world = world;
    this.id = user.id;
    this.user = user;
    this.#room = room;
  }

  get name(): string {
    return this.user.first_name;
  }

  /** The chat with the bot. */
  get direct(): { readonly messages: readonly Post[]; readonly isOpen: boolean; readonly isBlocked: boolean } {
    const { isOpen, isBlocked } = this.#room;
    return { messages: visiblePosts(this.#room), isOpen, isBlocked };
  }

  /** Presses Start, or Restart after a block. */
  start(parameter?: string): Post {
    if (!/^[A-Za-z0-9_-]{0,64}$/.test(parameter ?? '')) this.#fail(`cannot start with ${parameter}`);
    if (this.#room.isBlocked) this.unblock();
    return this.write('bot', parameter === undefined ? '/start' : `/start ${parameter}`);
  }

  write(where: Group | 'bot', text: string, { replyTo }: { readonly replyTo?: Post } = {}): Post {
    const room = where === 'bot' ? this.#room : where.room;
    if (room.kind === 'private') {
      if (room.isBlocked) this.#fail('has blocked the bot');
      if (!room.isOpen && !text.startsWith('/start')) this.#fail('has to press Start first');
      room.isOpen = true;
    } else if (!isAllowed(this.#world, room, this.id, 'can_send_messages')) {
      this.#fail(`may not write in "${room.title}" (${membershipOf(this.#world, room, this.id).status})`);
    }
    const content = plain(text);
    if (content.text === '') this.#fail('cannot send an empty message');
    if (content.text.length > 4096) this.#fail('cannot send so long a message');
    if (replyTo && (replyTo.room !== room || replyTo.isDeleted)) this.#fail('cannot reply to what is not there');
    return put(this.#world, room, this.user, { content, ...(replyTo && { replyTo: replyTo.id }) });
  }

  /** Presses a button, named by its label, by a part that no other label has, or by a condition. */
  press(post: Post, which: string | ((button: InlineButton) => boolean)): ButtonPress {
    this.#mustSee(post);
    const button = this.#buttonOf(post, which);
    const data = button.callbackData;
    if (data === undefined) return this.#fail(`gets no answer from the button "${button.text}": it opens a link`);
    const id = `${this.id}${String(this.#world.presses.size + 1).padStart(9, '0')}`;
    const press = new ButtonPress(this.#world, id, data);
    this.#world.presses.set(id, press);
    this.#world.seen.add(this.id);
    const query: CallbackQuery = {
      id,
      from: this.user,
      message: messageOf(post),
      chat_instance: chatInstance(post.room.id),
      data: press.data,
    };
    this.#world.queue.push('callback_query', post.room.id, query);
    return press;
  }

  #buttonOf(post: Post, which: string | ((button: InlineButton) => boolean)): InlineButton {
    const buttons = post.buttons.flat();
    const exact = buttons.filter((button) => (typeof which === 'string' ? button.text === which : which(button)));
    const close = typeof which === 'string' ? buttons.filter(({ text }) => text.includes(which)) : [];
    const found = exact.length > 0 ? exact : close;
    if (found.length !== 1) {
      const labels = buttons.map(({ text }) => `"${text}"`).join(', ');
      this.#fail(
        `looks for one button ${typeof which === 'string' ? `"${which}"` : ''}, finds ${found.length} of ${labels}`,
      );
    }
    return found[0]!;
  }

  /** Without an emoji, takes the reaction back. */
  react(post: Post, emoji: string | null): void {
    this.#mustSee(post);
    if (emoji !== null && !REACTIONS.includes(emoji)) this.#fail(`is not offered the reaction ${emoji}`);
    const { room } = post;
    if (room.kind !== 'private' && !isAllowed(this.#world, room, this.id, 'can_react_to_messages')) {
      this.#fail(`may not react in "${room.title}"`);
    }
    const listed = (given: string | null | undefined) =>
      given ? [{ type: 'emoji', emoji: given } as ReactionType] : [];
    const before = listed(post.reactions.get(this.id));
    if (emoji === null) post.reactions.delete(this.id);
    else post.reactions.set(this.id, emoji);
    if (room.kind !== 'private' && !isAdmin(botMembership(this.#world, room))) return;
    this.#world.queue.push('message_reaction', room.id, {
      chat: chatOf(room),
      message_id: post.id,
      user: this.user,
      date: secondsNow(this.#world),
      old_reaction: before,
      new_reaction: listed(emoji),
    });
  }

  /** The app asked whether the bot may write, and was allowed to: that opens the chat. */
  allowWriting(): void {
    if (this.#room.isBlocked) this.#fail('has blocked the bot');
    this.#room.isOpen = true;
    put(this.#world, this.#room, this.user, {
      content: plain(''),
      service: { write_access_allowed: { from_request: true } },
    });
  }

  /** Sends what the app offered to share: a message that the bot has laid ready for this person. */
  share(prepared: string, { room, title }: Group): Post {
    const ready = this.#world.prepared.get(prepared);
    if (ready?.person !== this.id) return this.#fail('has nothing of that name to share');
    if (ready.expires <= secondsNow(this.#world)) this.#fail('comes too late to share that');
    if (!ready.mayGoToGroups) this.#fail('may not share that with a group');
    if (!isAllowed(this.#world, room, this.id, 'can_send_photos')) this.#fail(`may not send pictures to "${title}"`);
    return put(this.#world, room, this.user, ready.draft);
  }

  /** What Telegram hands to an app that this person opens: signed, and dated now. */
  initData(launch: AppLaunch = { from: 'menu' }): string {
    return signedInitData(this.#world, this.#room, launch);
  }

  /** Opens the app by a button that leads to it, or by the menu of the chat with the bot. */
  openApp(from: 'menu'): OpenedApp;
  openApp(from: Post, which: string | ((button: InlineButton) => boolean)): OpenedApp;
  openApp(from: Post | 'menu', which: string | ((button: InlineButton) => boolean) = ''): OpenedApp {
    if (from !== 'menu') this.#mustSee(from);
    const button = from === 'menu' ? null : this.#buttonOf(from, which);
    const url = appOf(this.#world, this.#room, button);
    if (url === null) return this.#fail(`opens no app by ${button ? `the button "${button.text}"` : 'the menu'}`);
    return { url, initData: this.initData(launchFrom(from === 'menu' ? null : from.room, button)) };
  }

  block(): void {
    if (!this.#room.isOpen || this.#room.isBlocked) this.#fail('has no bot to block');
    setBlocked(this.#world, this.#room, true);
  }

  unblock(): void {
    if (!this.#room.isBlocked) this.#fail('has not blocked the bot');
    setBlocked(this.#world, this.#room, false);
  }

  enter({ room, title }: Group): void {
    const before = membershipOf(this.#world, room, this.id);
    if (isPresent(before)) this.#fail(`is already in "${title}"`);
    if (before.status === 'kicked') this.#fail(`is banned from "${title}"`);
    const next = before.status === 'restricted' ? { ...before, isMember: true } : ({ status: 'member' } as const);
    setMembership(this.#world, room, this.user, this.id, next);
    put(this.#world, room, this.user, { content: plain(''), service: { new_chat_members: [this.user] } });
  }

  quit({ room, title }: Group): void {
    const before = membershipOf(this.#world, room, this.id);
    if (!isPresent(before)) this.#fail(`is not in "${title}"`);
    const next = before.status === 'restricted' ? { ...before, isMember: false } : ({ status: 'left' } as const);
    setMembership(this.#world, room, this.user, this.id, next);
    put(this.#world, room, this.user, { content: plain(''), service: { left_chat_member: this.user } });
  }

  /** Whether they are in the group and may not write. */
  isMuted({ room }: Group): boolean {
    return (
      isPresent(membershipOf(this.#world, room, this.id)) && !isAllowed(this.#world, room, this.id, 'can_send_messages')
    );
  }

  canSee(room: ChatRoom): boolean {
    return room.kind === 'private' ? room === this.#room : isPresent(membershipOf(this.#world, room, this.id));
  }

  #mustSee(post: Post): void {
    if (post.isDeleted) this.#fail(`sees no message ${post.id}: it was deleted`);
    if (!this.canSee(post.room)) this.#fail(`is not in the chat of message ${post.id}`);
  }

  #fail(what: string): never {
    throw new Error(`${this.name} ${what}`);
  }
}
