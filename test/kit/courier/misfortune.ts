/** A Telegram on a bad day: a share of all calls fails, each in one of the ways in which calls fail. */
import type { MadeCall, Telegram, Trouble } from '../../../bot/playground/index.ts';
import { type Chance, chanceFrom } from '../../../shared/engine/chance.ts';

type Maker = (chance: Chance) => Trouble;

const LONGEST = 60;
const failures: readonly Maker[] = [
  (chance) => ({ kind: 'server-error', status: chance.pick([500, 502, 504] as const) }),
  () => ({ kind: 'drop' }),
  () => ({ kind: 'drop-after' }),
  (chance) => ({ kind: 'slow', milliseconds: 1 + chance.below(8000) }),
];

const refused = (code: number, description: string, parameters?: { retry_after: number }): Trouble => ({
  kind: 'refuse',
  code,
  description,
  ...(parameters && { parameters }),
});

/** Counts for one chat and one method only, unlike the flood of messages. */
const tooMany: Maker = (chance) => {
  const seconds = 1 + chance.below(LONGEST);
  return refused(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
};
const flood: Maker = (chance) => ({ kind: 'flood', retryAfter: 1 + chance.below(LONGEST) });
const tooOld: Maker = () =>
  refused(400, 'Bad Request: query is too old and response timeout expired or query ID is invalid');

/** What can go wrong with which call. */
const WAYS: Readonly<Record<string, readonly Maker[]>> = {
  sendMessage: [...failures, flood],
  sendPhoto: [...failures, flood],
  editMessageText: [...failures, flood],
  editMessageCaption: [...failures, flood],
  editMessageMedia: [...failures, flood],
  setChatPermissions: [...failures, flood],
  restrictChatMember: [...failures, flood],
  answerCallbackQuery: [...failures, tooOld, tooMany],
};
const OTHERS: readonly Maker[] = [...failures, tooMany];

export interface Misfortune {
  /** How many calls have failed. */
  readonly count: () => number;
}

/** Besides the calls that fail, now and then somebody deletes a message that is about to be changed. */
export function misfortune(telegram: Telegram, seed: string, percent = 30): Misfortune {
  const chance = chanceFrom(seed, 'misfortune');
  let failed = 0;
  telegram.trouble = (call) => {
    if (chance.below(100) >= percent) return null;
    failed++;
    if (call.method.startsWith('editMessage') && chance.below(8) === 0) {
      removeMessage(telegram, call);
      return null;
    }
    return chance.pick(WAYS[call.method] ?? OTHERS)(chance);
  };
  return { count: () => failed };
}

function removeMessage({ people, groups }: Telegram, { chatId, params }: MadeCall): void {
  const chat =
    groups.find(({ id }) => id === chatId)?.messages ?? people.find(({ id }) => id === chatId)?.direct.messages;
  const message = chat?.find(({ id }) => id === Number(params.message_id));
  if (message) message.isDeleted = true;
}
