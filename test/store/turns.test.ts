import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Transactions, takeTurns } from '../../bot/store/turns.ts';

function fakeTransactions(change: Partial<Transactions> = {}) {
  const steps: string[] = [];
  let isOpen = false;
  const step = (name: string, opens = isOpen) => {
    steps.push(name);
    isOpen = opens;
  };
  const transactions: Transactions = {
    begin: () => step('begin', true),
    commit: () => step('commit', false),
    rollback: () => step('rollback', false),
    isOpen: () => isOpen,
    mark: () => step('mark'),
    keep: () => step('keep'),
    undo: () => step('undo'),
    ...change,
  };
  return { transactions, steps, lose: () => step('lost', false) };
}

test('each body has its own mark', async () => {
  const { transactions, steps } = fakeTransactions();
  const turns = takeTurns(transactions);
  await Promise.allSettled([turns.run(async () => 1), turns.run(() => Promise.reject('no')), turns.run(async () => 3)]);
  expect(steps.join(' ')).toBe('begin mark keep mark undo mark keep commit');
});

test('nobody hears anything before the commit has returned', async () => {
  let finishCommit = () => {};
  const { transactions } = fakeTransactions({
    commit: () =>
      new Promise((resolve) => {
        finishCommit = resolve;
      }),
  });
  const turns = takeTurns(transactions);
  const heard: string[] = [];
  const good = turns.run(async () => {}).then(() => heard.push('good'));
  const bad = turns.run(() => Promise.reject('no')).catch(() => heard.push('bad'));
  await nextTurn();
  await nextTurn();
  expect(heard).toEqual([]);
  finishCommit();
  await Promise.all([good, bad]);
  expect(heard).toEqual(['good', 'bad']);
});

test('all fail when the commit does, and the next transaction is none the worse', async () => {
  let isFull = true;
  const broken: unknown[] = [];
  const { transactions, steps } = fakeTransactions();
  const full = {
    ...transactions,
    commit() {
      if (isFull) throw new Error('disk full');
      return transactions.commit();
    },
  };
  const turns = takeTurns(full, (reason) => broken.push(reason));
  const outcomes = await Promise.allSettled([turns.run(async () => 1), turns.run(async () => 2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(steps.at(-1)).toBe('rollback');
  expect(broken).toEqual([new Error('disk full')]);
  isFull = false;
  expect(await turns.run(async () => 3)).toBe(3);
  expect(broken).toHaveLength(1);
});

test('a transaction that the database gave up takes all with it, and nothing is written outside of one', async () => {
  const { transactions, steps, lose } = fakeTransactions();
  const turns = takeTurns(transactions);
  let isLastRun = false;
  const outcomes = await Promise.allSettled([
    turns.run(async () => 1),
    turns.run(async () => {
      lose();
      throw new Error('disk full');
    }),
    turns.run(async () => {
      isLastRun = true;
    }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(isLastRun).toBe(false);
  expect(steps.join(' ')).toBe('begin mark keep mark lost');
});
