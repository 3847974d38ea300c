/** The card in everybody's own chat: how this very role wins, what stops it, what is advised; alike until it is tapped. */
import { expect, test, vi } from 'vitest';
import type { Message } from '../../../bot/playground/index.ts';
import { hasText, speaker, type TextId } from '../../../shared/text/speak.ts';
import { chooseEdition, chooseMode } from '../../kit/evening/lobby.ts';
import { newestIn } from '../../kit/evening/newest.ts';
import { tonight } from '../../kit/evening/tonight.ts';

/** No other role of its side has it. */
const goal = vi.hoisted(() => ({ 'family-role-doctor-goal': '№ 1!' }));

vi.mock('../../../shared/text/en/editions/family.ts', async (original) => {
  const { family } = await original<typeof import('../../../shared/text/en/editions/family.ts')>();
  return { family: { ...family, ...goal } };
});
vi.mock('../../../shared/text/uk/editions/family.ts', async (original) => {
  const { family } = await original<typeof import('../../../shared/text/uk/editions/family.ts')>();
  return { family: { ...family, ...goal } };
});

const covered = ({ text, entities }: Message, kind = 'spoiler'): string =>
  entities
    .filter(({ type }) => type === kind)
    .map(({ offset, length }) => text.slice(offset, offset + length))
    .join('\n');

/** What is seen before a tap, but for the own number. */
const seen = (card: Message): string =>
  covered(card)
    .split('\n')
    .reduce((text, line) => text.replace(line, ''), card.text)
    .replace(/[\d\s\u2060]+/g, ' ');

test.each([
  ['basic', 'en'],
  ['basic', 'uk'],
  ['kids', 'ru'],
] as const)('%s, %s', async (mode, language) => {
  const evening = await tonight({ players: 12, language });
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  await chooseEdition(evening, 'family');
  await chooseMode(evening, mode);
  await evening.join();
  await evening.pass(60);
  await evening.begin();
  const say = speaker(language);
  const voice = mode === 'kids' ? 'family-kids' : 'family';
  const text = (id: string) => (hasText(`${voice}-${id}`) ? say(`${voice}-${id}` as TextId) : null);
  const looks = new Set<string>();
  const roles = new Set<string>();
  for (const { id, role, side } of newestIn(evening).game.seats) {
    const person = evening.people[Number(id.slice(1)) - 1]!;
    const card = person.direct.messages.find(({ isProtected }) => isProtected)!;
    for (const line of [text(`role-${role}`), text(`role-${role}-does`)]) expect(covered(card)).toContain(line);
    const own = text(`role-${role}-goal`);
    expect(covered(card)).toContain(own ?? text(`side-${side}-goal`));
    if (own) expect(covered(card)).not.toContain(text(`side-${side}-goal`));
    for (const line of [text(`role-${role}-ends`), text(`role-${role}-tip`)]) {
      expect(covered(card)).toContain(line);
      expect(covered(card, 'expandable_blockquote')).toContain(line);
    }
    expect(card.text.length).toBeLessThanOrEqual(4096);
    looks.add(seen(card));
    roles.add(role);
  }
  expect(roles.size).toBe(mode === 'kids' ? 2 : 7);
  expect([...looks]).toHaveLength(1);
});
