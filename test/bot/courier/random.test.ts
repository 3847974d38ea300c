/** Any letters, any troubles, any restarts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemsIn, staleIn } from '../../kit/courier/audit.ts';
import { misfortune } from '../../kit/courier/misfortune.ts';
import { edit, post, postOffice } from '../../kit/courier/post-office.ts';
import { cover, FakePrinter } from '../../kit/courier/printer.ts';

describe('any letters, any troubles, any restarts', () => {
  type Step =
    | 'restart'
    | { readonly seconds: number }
    | { readonly printer: FakePrinter['does'] }
    | { readonly chat: number; readonly subject: number; readonly isPaced: boolean; readonly picture: number };
  const letter = fc.record({ chat: fc.nat(2), subject: fc.nat(3), isPaced: fc.boolean(), picture: fc.nat(3) });
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 6, arbitrary: letter },
    { weight: 1, arbitrary: fc.record({ printer: fc.constantFrom('print', 'fail', 'hang') }) },
    { weight: 3, arbitrary: fc.record({ seconds: fc.integer({ min: 1, max: 40 }) }) },
    { weight: 1, arbitrary: fc.constant<'restart'>('restart') },
  );

  test('arrive whole, in order and once', async () => {
    const day = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), fc.nat(), storm);
    await fc.assert(day, { numRuns: 40, seed: 7 });
  });

  async function storm(steps: readonly Step[], seed: number): Promise<void> {
    const printer = new FakePrinter();
    const office = await postOffice(printer);
    const [anna, boris] = [office.person('Anna'), office.person('Boris')];
    const group = office.telegram.group({ title: 'Friday', creator: anna });
    const chats = [anna.id, boris.id, group.id] as const;
    const versions = new Map<string, number>();
    misfortune(office.telegram, `storm ${seed}`, 40);
    for (const each of steps) {
      if (each === 'restart') {
        // A stop waits for slow answers, and so the clock must run; nothing else is slow meanwhile.
        const { trouble } = office.telegram;
        office.telegram.trouble = null;
        while (!office.courier.isQuiet()) await office.pass(1);
        office.telegram.trouble = trouble;
        await office.restart();
      } else if ('printer' in each) {
        printer.does = each.printer;
        printer.finish();
      } else if ('seconds' in each) await office.pass(each.seconds);
      else {
        const chatId = chats[each.chat]!;
        const version = versions.get(`${chatId} ${each.subject}`) ?? 0;
        versions.set(`${chatId} ${each.subject}`, version + 1);
        const isVital = each.subject % 2 === 0;
        const screen = {
          ...(isVital && ({ isVital } as const)),
          ...(each.isPaced && { pace: 15 }),
          ...(each.picture > 0 && { picture: cover(`${each.picture}`) }),
        };
        const write = version === 0 ? post : edit;
        await office.queue(write(chatId, `${each.subject}`, `${each.subject} v${version}`, screen));
      }
    }
    await office.passAll(4 * 3600);
    const entries = office.ledger.entries();
    expect(office.telegram.faults).toEqual([]);
    expect(problemsIn(entries, office.telegram.calls)).toEqual([]);
    const seen = [...versions.keys()].map(async (key) => {
      const chatId = Number(key.split(' ')[0]);
      const subject = key.split(' ')[1]!;
      const messageId = await office.store.read.posts.find(chatId, subject);
      const chat = [anna, boris].find(({ id }) => id === chatId)?.direct ?? group;
      const message = chat.messages.find(({ id }) => id === messageId);
      return { chatId, subject, text: message ? (message.caption ?? message.text) : null };
    });
    expect(staleIn(entries, await Promise.all(seen))).toEqual([]);
  }
});
