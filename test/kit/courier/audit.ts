/** Holds what the outbox held against what Telegram saw of it. */
import type { MadeCall } from '../../../bot/playground/index.ts';
import { parseHtml } from '../../../bot/playground/text/html.ts';
import type { Entry } from './ledger.ts';

/** Carried out, and the bot was told so. */
const isAnswered = ({ ok, description }: MadeCall): boolean => ok && description === undefined;

const SENDS = ['sendMessage', 'sendPhoto'];
const wordsOf = ({ params }: MadeCall): unknown => params.text ?? params.caption;

export interface Excuses {
  /** Chats in which nothing can be expected to arrive. */
  readonly unreachable?: ReadonlySet<number>;
}

/** What went wrong with the letters, in words; nothing, if all is well. */
export function problemsIn(entries: readonly Entry[], calls: readonly MadeCall[], excuses: Excuses = {}): string[] {
  const chats = new Set(entries.map(({ chatId }) => chatId));
  return [...chats].flatMap((chatId) => {
    const own = entries.filter((entry) => entry.chatId === chatId && entry.kind !== 'call');
    const isExcused = excuses.unreachable?.has(chatId) === true;
    const sends = calls.filter((call) => call.chatId === chatId && SENDS.includes(call.method)).filter(isAnswered);
    return [...lostIn(own, isExcused), ...disorderIn(own), ...mismatchesIn(own, sends)].map(
      (problem) => `${chatId}: ${problem}`,
    );
  });
}

/** Every post is sent. */
function lostIn(entries: readonly Entry[], isExcused: boolean): string[] {
  const posts = entries.filter(({ what, kind }) => what === 'put' && kind === 'post');
  const fates = new Map(entries.filter(({ what }) => what === 'settled' || what === 'dropped').map((e) => [e.id, e]));
  return posts.flatMap(({ id, subject }) => {
    const fate = fates.get(id)?.what;
    return fate === 'settled' || (fate === 'dropped' && isExcused) ? [] : [`${subject} was ${fate ?? 'never sent'}`];
  });
}

/** Posts go out in the order in which they were written. */
function disorderIn(entries: readonly Entry[]): string[] {
  const ids = entries.filter(({ what, kind }) => what === 'settled' && kind === 'post').map(({ id }) => id);
  return ids.flatMap((id, i) => (i > 0 && id < ids[i - 1]! ? [`post ${id} came after ${ids[i - 1]}`] : []));
}

/** What Telegram acknowledged are the posts, each once and in order, and vital messages that somebody had deleted. */
function mismatchesIn(entries: readonly Entry[], sends: readonly MadeCall[]): string[] {
  const left = [...sends];
  const problems: string[] = [];
  for (const { what, kind, subject, payload } of entries) {
    if (what !== 'settled') continue;
    const isNext = left[0] !== undefined && wordsOf(left[0]) === payload.text;
    if (isNext && (kind === 'post' || payload.isVital)) left.shift();
    else if (kind === 'post') problems.push(`${subject} counts as sent, and was not`);
  }
  return [...problems, ...left.map((call) => `sent without cause: ${wordsOf(call)}`)];
}

const plainText = (html: string): string =>
  parseHtml(html, { userOf: () => undefined, fault: () => undefined }).text.trim();

export interface Shown {
  readonly chatId: number;
  readonly subject: string;
  /** Null if somebody has deleted the message. */
  readonly text: string | null;
}

/**
 * Every message says in the end what was last written for it, or what was tried and then left be because it was frozen.
 * One that somebody deleted is there only if it is vital.
 */
export function staleIn(entries: readonly Entry[], shown: readonly Shown[]): string[] {
  const dropped = new Set(entries.flatMap(({ what, id }) => (what === 'dropped' ? [id] : [])));
  return shown.flatMap(({ chatId, subject, text }) => {
    const own = entries.filter((entry) => entry.chatId === chatId && entry.subject === subject);
    const wanted = own.findLast(({ what, id }) => !dropped.has(id) && (what === 'put' || what === 'replaced'))?.payload;
    const tried = own.filter(({ what, id }) => dropped.has(id) && what === 'attempted').map(({ payload }) => payload);
    if (!wanted || (text === null && !wanted.isVital)) return [];
    if ([wanted, ...tried].some((screen) => text === plainText(screen.text))) return [];
    return [`${chatId}: ${subject} says ${text} instead of ${wanted.text}`];
  });
}
