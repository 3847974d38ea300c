import type { ChatId } from '../../shared/wire/ids.ts';
import type { Parcel } from './parcel.ts';

/** What waits for each chat, in order; the store has the same. */
export class Lines {
  readonly #lines = new Map<number, Parcel[]>();

  chats(): Iterable<number> {
    return this.#lines.keys();
  }

  of(chatId: ChatId): readonly Parcel[] {
    return this.#lines.get(chatId) ?? [];
  }

  add(parcel: Parcel): void {
    const line = this.#lines.get(parcel.chatId);
    if (line) line.push(parcel);
    else this.#lines.set(parcel.chatId, [parcel]);
  }

  /** The place in the line stays. */
  replace(old: Parcel, parcel: Parcel): void {
    const line = this.#lines.get(old.chatId);
    const at = line?.indexOf(old) ?? -1;
    if (line && at >= 0) line[at] = parcel;
  }

  remove(chatId: ChatId, id: number): void {
    const kept = this.of(chatId).filter((parcel) => parcel.id !== id);
    if (kept.length > 0) this.#lines.set(chatId, kept);
    else this.#lines.delete(chatId);
  }

  clear(chatId: ChatId): void {
    this.#lines.delete(chatId);
  }

  move(from: number, to: number): void {
    const line = this.of(from);
    this.#lines.delete(from);
    for (const parcel of line) this.add({ ...parcel, chatId: to });
  }

  /** The first that may go, and from when on; what is no message need not wait for the messages before it. */
  next(chatId: ChatId, now: number): { readonly parcel: Parcel; readonly from: number } | null {
    const line = this.of(chatId);
    const errand = line.find(({ kind }) => kind === 'call');
    if (errand) return { parcel: errand, from: now };
    const [first, ...rest] = line;
    if (!first) return null;
    const dueAt = ({ notBefore }: Parcel) => Math.max(now, notBefore ?? 0);
    const parcel = rest.reduce((best, other) => (dueAt(other) < dueAt(best) ? other : best), first);
    return { parcel, from: dueAt(parcel) };
  }
}
