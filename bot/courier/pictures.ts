/** Pictures for messages: what Telegram has already goes by its name, the rest is printed, and nobody waits for long. */
import type { Message } from '../chat/message.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Picture } from '../press/picture.ts';
import type { Printer } from '../press/printer.ts';
import type { Store } from '../store/store.ts';
import { fingerprintOf } from './fingerprint.ts';
import { blamesPicture, forbidsPictures } from './outcome.ts';
import type { Parcel } from './parcel.ts';

export interface Photo {
  readonly fingerprint: string;
  /** Its name at Telegram, or the print itself. */
  readonly file: string | Uint8Array;
}

/** The longest a message waits for its picture. */
const PATIENCE = 1500;
/** Prints that Telegram has not got yet. */
const MOST_KEPT = 16;
/** A chat that wants no pictures is not asked again for about as long as a game lasts. */
const UNWELCOME_FOR = 3 * 60 * 60_000;

export interface PictureDuties {
  readonly store: Store;
  /** Printing takes the time of the world outside, however fast the games' own runs. */
  readonly wall: Clock;
  readonly log: Log;
  /** Without one there are no pictures. */
  readonly printer: Printer | null;
}

export class Pictures {
  readonly #duties: PictureDuties;
  readonly #printing = new Map<string, Promise<Uint8Array | null>>();
  /** What was printed and not sent yet, perhaps because it came too late; null if Telegram does not take it. */
  readonly #kept = new Map<string, Uint8Array | null>();
  /** Until when chats are spared pictures. */
  readonly #unwelcome = new Map<number, number>();
  readonly #waits = new Set<() => void>();

  constructor(duties: PictureDuties) {
    this.#duties = duties;
  }

  /** Nobody waits for a picture any more. */
  stop(): void {
    for (const give of [...this.#waits]) give();
  }

  /** The picture that this message might show. */
  wantedFor(parcel: Parcel): string | null {
    const { picture } = parcel.payload as Message;
    return this.#duties.printer && parcel.kind !== 'call' && picture ? fingerprintOf(picture) : null;
  }

  /** What has to go with the message; null if it needs no picture, or has to do without. */
  async photoFor(parcel: Parcel): Promise<Photo | null> {
    const { store, wall } = this.#duties;
    const fingerprint = this.wantedFor(parcel);
    if (fingerprint === null || (this.#unwelcome.get(parcel.chatId) ?? 0) > wall.now()) return null;
    const posted = parcel.kind === 'edit' ? await store.read.posts.look(parcel.chatId, parcel.subject ?? '') : null;
    if (posted && (posted.picture === null || posted.picture === fingerprint)) return null;
    const name = await store.read.prints.find(fingerprint);
    return name === null ? this.#print(parcel, fingerprint) : { fingerprint, file: name };
  }

  /** What to send instead of a picture that was refused: the print, where Telegram has lost what it had, else none. */
  async instead(parcel: Parcel, { fingerprint, file }: Photo, why: string): Promise<Photo | null> {
    const { store, wall, log } = this.#duties;
    log.info({ chatId: parcel.chatId, why }, 'a picture was refused');
    if (forbidsPictures(why)) {
      const now = wall.now();
      for (const [chatId, until] of this.#unwelcome) if (until <= now) this.#unwelcome.delete(chatId);
      this.#unwelcome.set(parcel.chatId, now + UNWELCOME_FOR);
      return null;
    }
    if (!blamesPicture(why)) return null;
    if (typeof file === 'string') {
      await store.write((tx) => tx.prints.forget(fingerprint));
      return this.#print(parcel, fingerprint);
    }
    this.#keep(fingerprint, null);
    return null;
  }

  /** Telegram has it now. */
  uploaded(fingerprint: string): void {
    this.#kept.delete(fingerprint);
  }

  async #print({ payload }: Parcel, fingerprint: string): Promise<Photo | null> {
    const kept = this.#kept.get(fingerprint);
    const file =
      kept === undefined ? await this.#inTime(this.#printed((payload as Message).picture!, fingerprint)) : kept;
    return file && { fingerprint, file };
  }

  /** Several messages that wait for the same picture wait for the same print. */
  #printed(picture: Picture, fingerprint: string): Promise<Uint8Array | null> {
    const underWay = this.#printing.get(fingerprint);
    if (underWay) return underWay;
    const { log, printer } = this.#duties;
    const print = async () => {
      try {
        const bytes = await printer!.print(picture);
        this.#keep(fingerprint, bytes);
        return bytes;
      } catch (error) {
        log.warn({ err: error, is: picture.is }, 'a picture could not be printed');
        return null;
      } finally {
        this.#printing.delete(fingerprint);
      }
    };
    const begun = print();
    this.#printing.set(fingerprint, begun);
    return begun;
  }

  async #inTime(printed: Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    const { wall, log } = this.#duties;
    let end: () => void = () => undefined;
    const given = new Promise<null>((resolve) => {
      const give = () => resolve(null);
      const takeOff = wall.at(wall.now() + PATIENCE, () => {
        log.warn('a picture is late: the text goes alone');
        give();
      });
      this.#waits.add(give);
      end = () => {
        takeOff();
        this.#waits.delete(give);
      };
    });
    try {
      return await Promise.race([printed, given]);
    } finally {
      end();
    }
  }

  #keep(fingerprint: string, print: Uint8Array | null): void {
    this.#kept.delete(fingerprint);
    this.#kept.set(fingerprint, print);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(oldest!);
  }
}
