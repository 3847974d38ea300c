/** Takes one parcel to Telegram. A picture that is refused there never costs people the words below it. */
import type { Api } from 'grammy';
import type { Message } from 'grammy/types';
import { fitsCaption } from '../chat/caption.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Link } from './link.ts';
import { isNotModified, outcomeOf, type SendingOutcome } from './outcome.ts';
import { type ApiCall, callFor, isMessage, type Parcel } from './parcel.ts';
import type { Photo, Pictures } from './pictures.ts';

export interface DeliveryDuties {
  readonly store: Store;
  readonly api: Api;
  readonly link: Link;
  readonly log: Log;
  readonly pictures: Pictures;
}

export class Delivery {
  readonly #duties: DeliveryDuties;

  constructor(duties: DeliveryDuties) {
    this.#duties = duties;
  }

  async carry(parcel: Parcel, photo: Photo | null): Promise<SendingOutcome> {
    const { store, log, pictures } = this.#duties;
    const { chatId, method, payload, kind, subject } = parcel;
    if (!isMessage(parcel)) return this.#make({ method, params: { chat_id: chatId, ...payload }, photo: null });
    const posted = kind === 'edit' ? await store.read.posts.look(chatId, parcel.subject) : null;
    if (kind === 'edit' && !posted && !parcel.payload.isVital)
      return { is: 'settled', why: 'there is no such message' };
    const isPicture = posted ? posted.picture !== null : photo !== null;
    if (isPicture && !fitsCaption(parcel.payload.text)) log.warn({ chatId, subject }, 'too long for a caption');
    for (let shown = photo; ; ) {
      const call = callFor(parcel, posted, shown);
      const outcome = await this.#make(call);
      if (outcome.is !== 'settled' || call.photo === null) return outcome;
      // An earlier attempt arrived after all, and with it the picture.
      if (isNotModified(outcome.why))
        return { is: 'sent', post: posted && { ...posted, picture: call.photo.fingerprint } };
      shown = await pictures.instead(parcel, call.photo, outcome.why);
    }
  }

  async #make({ method, params, photo }: ApiCall): Promise<SendingOutcome> {
    const { api, link } = this.#duties;
    try {
      const call = api.raw[method as 'sendMessage'] as (params: object) => Promise<unknown>;
      const result = await call(params);
      link.works();
      return sentBy(method, photo, result as Message.PhotoMessage);
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome.is === 'unknown') link.fails();
      else link.works();
      return outcome;
    }
  }
}

/** What the chat shows from now on, where the call has changed that, and what Telegram calls the picture. */
function sentBy(method: string, photo: Photo | null, result: Message.PhotoMessage): SendingOutcome {
  if (method !== 'sendMessage' && !photo) return { is: 'sent', post: null };
  const post = { messageId: result.message_id, picture: photo?.fingerprint ?? null };
  const [largest] = photo ? result.photo.toSorted((a, b) => b.width * b.height - a.width * a.height) : [];
  return {
    is: 'sent',
    post,
    ...(photo && largest && { print: { fingerprint: photo.fingerprint, fileId: largest.file_id } }),
  };
}
