/** What a button of the settings says: read as it was written, short enough for every rulebook, and nothing else. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Button } from '../../../bot/chat/message.ts';
import { decode, encode } from '../../../bot/chat/press.ts';
import { decodeSetting, encodeSetting, type Opens, type SettingButton } from '../../../bot/chat/setting-button.ts';
import { settingsMessage } from '../../../bot/narrator/settings/pages.ts';
import { newDesk } from '../../../bot/table/lobby.ts';
import type { TableState } from '../../../bot/table/state.ts';
import { rulebooks } from '../../../shared/editions/index.ts';
import { settle } from '../../../shared/engine/setup/prepare.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { TONES } from '../../../shared/text/story/beats.ts';
import { NIGHTS, ZONES } from '../../../shared/wire/hours.ts';
import { STRENGTHS } from '../../../shared/wire/strengths.ts';

const PAGES = [
  ...(['main', 'edition', 'mode', 'deck', 'timers', 'options'] as const),
  ...(['narration', 'zone', 'language', 'host', 'aide', 'practice'] as const),
];

const id = fc.string({ maxLength: 12 }).filter((text) => !text.includes(':'));
const step = fc.constantFrom('more' as const, 'less' as const);
const answer = fc.oneof(fc.boolean(), fc.maxSafeInteger(), id, fc.constantFrom('on', 'off', '3'));
const of = <T>(values: readonly T[]) => fc.constantFrom(...values);

/** Everything that one can mean. */
const someButton: fc.Arbitrary<SettingButton> = fc.oneof(
  fc.record({ open: of(PAGES) }),
  fc.record({ open: fc.constant('option' as const), option: id }),
  fc.record({ set: of(['edition', 'mode'] as const), to: id }),
  fc.record({ set: fc.constant('role' as const), role: id, step }),
  fc.record({ set: fc.constant('timer' as const), timer: id, step }),
  fc.record({ set: of(['printed-deck', 'printed-times'] as const) }),
  fc.record({ set: fc.constant('option' as const), option: id, to: answer }),
  fc.record({ set: fc.constant('card' as const), option: id, card: id, step }),
  fc.record({ set: fc.constant('decoys' as const), to: fc.boolean() }),
  fc.record({ set: fc.constant('pictures' as const), to: fc.boolean() }),
  fc.record({ set: fc.constant('language' as const), to: of(LANGUAGES) }),
  fc.record({ set: of(['host', 'aide'] as const), to: fc.option(fc.maxSafeInteger()) }),
  fc.record({ set: fc.constant('practice' as const), step }),
  fc.record({ set: fc.constant('players' as const), to: fc.nat() }),
  fc.record({ set: fc.constant('strength' as const), to: of(STRENGTHS) }),
  fc.record({ set: fc.constant('tone' as const), to: of(TONES) }),
  fc.record({ set: fc.constant('hours' as const), to: fc.option(of(NIGHTS)) }),
  fc.record({ set: fc.constant('zone' as const), to: of(ZONES) }),
);

const RUNS = { numRuns: 2000, seed: 1 };

test('what is read is what was written', () => {
  fc.assert(
    fc.property(someButton, (button) => {
      expect(decodeSetting(encodeSetting(button))).toEqual(button);
      const press = { do: 'setting' as const, game: 'gameabcdef', button };
      expect(decode(encode(press))).toEqual(press);
    }),
    RUNS,
  );
});

test('two that mean different things are written differently', () => {
  fc.assert(
    fc.property(someButton, someButton, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(encodeSetting(one) === encodeSetting(other)).toBe(isSame);
    }),
    RUNS,
  );
});

test('whatever is not written as we write it means nothing', () => {
  const written = someButton.map(encodeSetting);
  const broken = fc.oneof(
    fc.tuple(written, id).map(([text, more]) => `${text}:${more}`),
    written.map((text) => text.slice(0, -1)),
    written.map((text) => text.toUpperCase()),
    fc.string(),
    fc.array(id, { maxLength: 4 }).map((words) => words.join(':')),
  );
  fc.assert(
    fc.property(broken, (text) => {
      const button = decodeSetting(text);
      // Cut or lengthened it may happen to be another one, but then it is that one, to the letter.
      if (button) expect(encodeSetting(button)).toBe(text);
    }),
    RUNS,
  );
  for (const text of ['', ':', 'page', 'page:', 'page:Deck', 'page:deck:', 'PAGE:deck', 'role:don', 'role:don:1'])
    expect(decodeSetting(text), text).toBeNull();
  for (const text of ['players:', 'players:08', 'players:1e1', 'players:NaN', 'players: 8', 'host:-0', 'host:x'])
    expect(decodeSetting(text), text).toBeNull();
  for (const text of [
    'switch:deck:yes',
    'number:deck:three',
    'decoys:',
    'hours:7-22',
    'zone:Mars/Olympus',
    'language:fr',
  ])
    expect(decodeSetting(text), text).toBeNull();
});

test.each([
  ...[
    'm:',
    'e:',
    'd:',
    'p:cards',
    's:',
    'E:city',
    'O:base',
    'D:+don',
    'D:auto',
    'T:-speech',
    'V:deck:base',
    'V:doctor:on',
  ],
  ...['P:cards:+vest', 'P:cards:3', 'N:off', 'L:uk', 'H:bot', 'H:7', 'A:nobody', 'S:+', 'S:8', 'S:sharp', 'R:comic'],
  ...['R:pictures:on', 'R:hours:22-7', 'Z:Europe/Kyiv'],
])('%s of an earlier release means nothing any more', (old) => {
  expect(decodeSetting(old)).toBeNull();
  expect(decode(`g:gameabcdef:${old}`)).toEqual({ do: 'setting', game: 'gameabcdef', button: null });
});

/** Everything that the pages of this table offer. */
function offered(state: TableState): readonly Button[] {
  const opens: readonly Opens[] = [
    ...PAGES.map((open) => ({ open })),
    ...Object.keys(
      rulebooks[state.desk.setting.edition as keyof typeof rulebooks].modes[state.desk.setting.mode]!.options,
    ).map((option) => ({ open: 'option' as const, option })),
  ];
  const reader = { person: 7_999_999_999, name: 'Reader', language: 'en' as const };
  return opens.flatMap((one) => settingsMessage(state, one, reader, true).buttons?.flat() ?? []);
}

const tables = Object.values(rulebooks).flatMap(({ id: edition, modes }) =>
  Object.keys(modes).map((mode) => [edition, mode] as const),
);

test.each(tables)('every button of %s %s is read as it was written and has 64 bytes at most', (edition, mode) => {
  const setting = { edition, mode, options: {}, composition: 'auto' as const, timers: {}, decoys: true };
  expect(settle(rulebooks[edition as keyof typeof rulebooks], setting)).not.toHaveProperty('refused');
  const by = { person: 7_000_000_000, name: 'Ann', language: 'en' as const };
  const narration = { tone: 'noir' as const, pictures: true, hours: { from: 22, to: 7, zone: 'Europe/Kyiv' } };
  const desk = {
    ...newDesk(by, { title: 'Friday', language: 'en', thread: null, narration }, setting),
    players: [by, { person: -7, name: 'Bot', language: 'en' as const, practice: 'fair' as const }],
  };
  const buttons = offered({
    id: 'gameabcdef',
    groupId: -1,
    status: 'lobby',
    desk,
    game: null,
    log: [],
    deadline: null,
  });
  expect(buttons.length).toBeGreaterThan(50);
  for (const button of buttons) {
    const data = 'press' in button ? button.press : '';
    expect(Buffer.byteLength(data), data).toBeLessThanOrEqual(64);
    const press = decode(data);
    expect(press, data).toMatchObject({ do: 'setting', button: expect.anything() });
    expect(encode(press!)).toBe(data);
  }
});

/** With room for the longest number that a chat can have. */
test('names that a rulebook has leave room enough', () => {
  const names = Object.values(rulebooks).flatMap(({ id: edition, modes, speaksOf }) => [
    ...[edition, ...Object.keys(modes)].map((to): SettingButton => ({ set: 'edition', to })),
    ...speaksOf.roles.map((role): SettingButton => ({ set: 'role', role, step: 'more' })),
    ...Object.values(modes).flatMap(({ options }) =>
      Object.keys(options).flatMap((option): SettingButton[] => [
        { open: 'option', option },
        ...[...speaksOf.roles, ...(speaksOf.cards ?? [])].flatMap((card): SettingButton[] => [
          { set: 'card', option, card, step: 'more' },
          { set: 'option', option, to: card },
        ]),
      ]),
    ),
  ]);
  const others: readonly SettingButton[] = [
    ...ZONES.map((to): SettingButton => ({ set: 'zone', to })),
    { set: 'host', to: Number.MAX_SAFE_INTEGER },
    { set: 'aide', to: Number.MIN_SAFE_INTEGER },
  ];
  for (const button of [...names, ...others]) {
    const data = encode({ do: 'setting', game: 'gameabcdef', button });
    expect(Buffer.byteLength(data), data).toBeLessThanOrEqual(64);
  }
});
