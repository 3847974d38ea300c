import { expect, test } from 'vitest';
import { commitsIn, open, tempFile } from './kit.ts';

const DAY = 24 * 60 * 60 * 1000;
const anna = { id: 7_000_000_001, name: 'Anna', username: 'anna', clientLanguage: 'de', seenAt: DAY };

test('a person is met, and met again without losing what they chose', async () => {
  const { read, write } = open();
  await write((tx) => tx.people.meet(anna));
  expect(await read.people.byId(anna.id)).toEqual({ ...anna, language: null, isReachable: false });
  await write(async (tx) => {
    await tx.people.setLanguage(anna.id, 'ru');
    await tx.people.setReachable(anna.id, true);
    await tx.people.meet({ ...anna, name: 'Anna B.', username: null, seenAt: DAY + 1 });
  });
  expect(await read.people.byId(anna.id)).toEqual({
    id: anna.id,
    name: 'Anna B.',
    username: null,
    language: 'ru',
    clientLanguage: 'de',
    isReachable: true,
    seenAt: DAY + 1,
  });
});

test('meeting the same person again on one day writes nothing', async () => {
  const file = tempFile();
  const { read, write } = open(file);
  await write((tx) => tx.people.meet(anna));
  const before = commitsIn(file);
  await write((tx) => tx.people.meet({ ...anna, seenAt: anna.seenAt + DAY - 1 }));
  await write((tx) => tx.people.setReachable(anna.id, false));
  expect(commitsIn(file)).toBe(before);
  await write((tx) => tx.people.meet({ ...anna, seenAt: anna.seenAt + DAY }));
  expect((await read.people.byId(anna.id))?.seenAt).toBe(anna.seenAt + DAY);
});

test('somebody may be reached or have a language before they were met', async () => {
  const { read, write } = open();
  await write(async (tx) => {
    await tx.people.setReachable(1, true);
    await tx.people.setLanguage(2, 'en');
    await tx.people.meet({ ...anna, id: 1 });
  });
  expect(await read.people.byId(1)).toEqual({ ...anna, id: 1, language: null, isReachable: true });
  expect(await read.people.byId(2)).toMatchObject({ name: '', language: 'en', isReachable: false });
  expect((await read.people.byIds([2, 1, 3])).map(({ id }) => id).sort()).toEqual([1, 2]);
  expect(await read.people.byIds([])).toEqual([]);
  expect(await read.people.byId(3)).toBeNull();
});
