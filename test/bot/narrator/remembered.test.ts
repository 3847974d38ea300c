/** What was worked out is kept by everything that it hangs on: nobody gets what was made for another question. */
import { expect, test } from 'vitest';
import { seenBy } from '../../../bot/narrator/seen.ts';
import { messagesOf } from '../../../bot/narrator/table.ts';
import { rulesOf } from '../../../shared/editions/index.ts';
import type { Rules } from '../../../shared/engine/rules.ts';
import { viewFor } from '../../../shared/engine/view.ts';
import { madeUp, roundOf } from '../../kit/telling/made-up.ts';

const BOT = 'https://t.me/omerta_bot';
const ROLES = 'policeman/vest policeman/leader policeman agent mafioso/bandage mafioso policeman policeman';

const table = () =>
  madeUp({ edition: 'spytown', mode: 'extended', roles: ROLES, log: roundOf({ shot: ['p1 policeman'] }) });

test('screens are drawn for the links that they are asked with', () => {
  const state = table();
  const [plain, inApp] = [
    { bot: BOT, app: null },
    { bot: BOT, app: 'https://mafia.example.org/app/' },
  ];
  const drawn = messagesOf(state, plain);
  expect(messagesOf(state, inApp)).not.toEqual(drawn);
  expect(messagesOf(state, inApp)).toEqual(messagesOf(table(), inApp));
  expect(messagesOf(state, plain)).toBe(drawn);
});

test('what somebody sees is put into the words of whoever sits there', () => {
  const state = table();
  const [sitter] = state.desk.players;
  const seen = seenBy(state, 'p1', sitter!);
  expect(seen.words.say.language).toBe('en');
  expect(seenBy(state, 'p1', { ...sitter!, language: 'uk' }).words.say.language).toBe('uk');
  expect(seenBy(state, 'p2', sitter!).id).toBe('p2');
  expect(seenBy(state, 'p1', sitter!)).toBe(seen);
});

test('how long a hidden card may be is asked for the table as it is set', () => {
  const state = table();
  const [sitter] = state.desk.players;
  const { rooms } = seenBy(state, 'p1', sitter!);
  const desk = { ...state.desk, setting: { ...state.desk.setting, mode: 'kids' } };
  expect(seenBy({ ...state, desk }, 'p1', sitter!).rooms).not.toEqual(rooms);
});

test('a table is seen by the rules that it is asked with', () => {
  const { game } = table();
  const rules = rulesOf(game.deal);
  const { table: seen } = viewFor(game, rules, null);
  expect(Object.keys(seen.cards)).not.toEqual([]);
  const turned: Rules = { ...rules, roles: Object.fromEntries(Object.entries(rules.roles).toReversed()), cards: {} };
  const { table: other } = viewFor(game, turned, null);
  expect(Object.keys(other.inPlay)).toEqual(Object.keys(seen.inPlay).toReversed());
  expect(other.cards).toEqual({});
  expect(viewFor(game, rules, null).table).toEqual(seen);
});
