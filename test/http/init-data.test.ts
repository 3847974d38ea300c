/** Init data: only what Telegram signed for this bot, just now, gets in. */
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkInitData } from '../../bot/http/init-data.ts';
import { signInitData } from '../kit/apps/phone.ts';

const TOKEN = '7000000001:AAH-emulated-telegram-token-0123456';
const NOW = Date.UTC(2026, 0, 1, 18);
const seconds = (ago = 0): string => `${NOW / 1000 - ago}`;
const USER = { id: 5_000_000_001, first_name: 'Ann', language_code: 'uk' };

const fields = (change: Readonly<Record<string, string>> = {}) => ({
  query_id: 'AAH',
  user: JSON.stringify(USER),
  auth_date: seconds(),
  signature: 'c2lnbmF0dXJl',
  ...change,
});

const check = (raw: string, now = NOW) => checkInitData(raw, TOKEN, now);
const isRefused = (raw: string, now = NOW): boolean => 'refused' in check(raw, now);

/** The same question answered another way: by cutting the text by hand and comparing hex. */
function reference(raw: string): boolean {
  if (raw.length > 4096) return false;
  const pairs = raw
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...value] = part.split('=');
      const plain = (text: string) => new URLSearchParams(`x=${text}`).get('x') ?? '';
      return [plain(name), plain(value.join('='))] as const;
    });
  if (new Set(pairs.map(([name]) => name)).size !== pairs.length) return false;
  const given = pairs.find(([name]) => name === 'hash')?.[1] ?? '';
  const lines = pairs.filter(([name]) => name !== 'hash').map(([name, value]) => `${name}=${value}`);
  const key = createHmac('sha256', 'WebAppData').update(TOKEN).digest();
  if (createHmac('sha256', key).update(lines.sort().join('\n')).digest('hex') !== given) return false;
  const date = pairs.find(([name]) => name === 'auth_date')?.[1] ?? '';
  const age = NOW / 1000 - Number(date);
  if (!/^[1-9]\d*$/.test(date) || age > 3600 || age < -60) return false;
  try {
    const user = JSON.parse(pairs.find(([name]) => name === 'user')?.[1] ?? '') as Partial<typeof USER> | null;
    return Number.isSafeInteger(user?.id) && user!.id! > 0 && typeof user?.first_name === 'string';
  } catch {
    return false;
  }
}

test('what Telegram signed tells who opened the app, and for which table', () => {
  const raw = signInitData(TOKEN, fields({ start_param: 'AbC_123-xy' }));
  expect(check(raw)).toEqual({
    user: USER,
    hash: new URLSearchParams(raw).get('hash'),
    startParam: 'AbC_123-xy',
  });
  expect(check(signInitData(TOKEN, fields()))).toMatchObject({ startParam: null });
});

test('a vector made by others: the example that the platform’s packages are tested with', () => {
  const token = '5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8';
  const raw =
    'query_id=AAHdF6IQAAAAAN0XohDhrOrc' +
    '&user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%22%2C%22last_name%22%3A%22Kibenko%22' +
    '%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%7D' +
    '&auth_date=1662771648&hash=c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2';
  const at = 1_662_771_648_000;
  expect(checkInitData(raw, token, at)).toMatchObject({ user: { id: 279_058_397, username: 'vdkfrost' } });
  expect(checkInitData(raw, token, at + 3_600_001)).toEqual({ refused: 'refusal-opened-long-ago' });
});

test('names with every kind of sign come through whole', () => {
  for (const name of ['A+B', '100 % & more', 'Ünï=cödé', '🎭👩‍👩‍👧', 'a"b\\c', '%2B%26', 'Їжак\u0000']) {
    const raw = signInitData(TOKEN, fields({ user: JSON.stringify({ ...USER, first_name: name }) }));
    expect(check(raw)).toMatchObject({ user: { first_name: name } });
  }
});

describe('refused', () => {
  const raw = signInitData(TOKEN, fields());

  test('another bot’s signature', () => {
    expect(isRefused(signInitData(`${TOKEN}x`, fields()))).toBe(true);
    expect(isRefused(raw)).toBe(false);
  });

  test('any single sign that was changed, left out or put in', () => {
    let tried = 0;
    for (let at = 0; at < raw.length; at++) {
      for (const sign of ['', 'x', '0', '&', '=', '%', '+', `${raw[at]}x`]) {
        const forged = raw.slice(0, at) + sign + raw.slice(at + 1);
        if (forged === raw) continue;
        // A doubled separator is another spelling of the same fields.
        expect('refused' in check(forged), forged).toBe(!reference(forged));
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(1500);
  });

  test('fields that are left out or there twice; their order is no matter', () => {
    const parts = raw.split('&');
    for (const part of parts) {
      expect(isRefused(parts.filter((other) => other !== part).join('&')), part).toBe(true);
      expect(isRefused([...parts, part].join('&')), part).toBe(true);
    }
    expect(isRefused([...parts].reverse().join('&'))).toBe(false);
    expect(isRefused(`${raw}&hash=${'0'.repeat(64)}`)).toBe(true);
    expect(isRefused(`${raw}&user=${encodeURIComponent(JSON.stringify({ ...USER, id: 1 }))}`)).toBe(true);
  });

  test('a hash in capitals, too short, too long, or none', () => {
    const hash = new URLSearchParams(raw).get('hash')!;
    for (const other of [hash.toUpperCase(), hash.slice(1), `${hash}0`, '', ` ${hash}`, `${hash}\n`]) {
      if (other !== hash) expect(isRefused(raw.replace(hash, encodeURIComponent(other))), other).toBe(true);
    }
  });

  test.each([
    ['an hour and a second ago', seconds(3601), 'refusal-opened-long-ago'],
    ['a minute and a second ahead', seconds(-61), 'refusal-not-from-telegram'],
    ['no number', 'soon', 'refusal-not-from-telegram'],
    ['a fraction', `${seconds()}.5`, 'refusal-not-from-telegram'],
    ['an exponent', '1e9', 'refusal-not-from-telegram'],
    ['signed', `+${seconds()}`, 'refusal-not-from-telegram'],
    ['empty', '', 'refusal-not-from-telegram'],
    ['enormous', '9'.repeat(40), 'refusal-not-from-telegram'],
  ])('a date that is %s', (_, date, refused) => {
    expect(check(signInitData(TOKEN, fields({ auth_date: date })))).toEqual({ refused });
  });

  test('but not an hour ago to the second, nor a minute ahead', () => {
    expect(isRefused(signInitData(TOKEN, fields({ auth_date: seconds(3600) })))).toBe(false);
    expect(isRefused(signInitData(TOKEN, fields({ auth_date: seconds(-60) })))).toBe(false);
  });

  test.each([
    'null',
    '[]',
    '"Ann"',
    '{',
    '',
    '{"id":1}',
    '{"id":"1","first_name":"A"}',
    '{"id":1.5,"first_name":"A"}',
    '{"id":9007199254740992,"first_name":"A"}',
    '{"id":-1,"first_name":"A"}',
    '{"id":0,"first_name":"A"}',
    '{"id":1,"first_name":7}',
    '{"id":1,"first_name":"A","username":5}',
    '{"id":1,"first_name":"A","allows_write_to_pm":"yes"}',
  ])('a user like %s', (user) => {
    expect(isRefused(signInitData(TOKEN, fields({ user })))).toBe(true);
  });

  test('more than Telegram ever sends', () => {
    expect(isRefused(signInitData(TOKEN, fields({ photo: 'x'.repeat(4096) })))).toBe(true);
    expect(isRefused(signInitData(TOKEN, fields({ photo: 'x'.repeat(2000) })))).toBe(false);
  });
});

test('the verdict is that of a plain reading of the rule, on thousands of texts', () => {
  const value = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom('', '+', '%', '&=', '%00'));
  const signed = fc
    .record({
      extra: fc.dictionary(fc.constantFrom('signature', 'start_param', 'chat_type', 'a b', 'ключ', ''), value),
      name: value,
      age: fc.integer({ min: -120, max: 7200 }),
    })
    .map(({ extra, name, age }) =>
      signInitData(TOKEN, {
        ...extra,
        user: JSON.stringify({ ...USER, first_name: name }),
        auth_date: seconds(age),
      }),
    );
  const bent = fc
    .tuple(signed, fc.nat(), fc.constantFrom('', '&', '=', 'a', '+', '%20', '%', '&hash=00', '&auth_date=1'))
    .map(([raw, at, sign]) => raw.slice(0, at % raw.length) + sign + raw.slice((at % raw.length) + (sign ? 0 : 1)));
  const verdicts = { in: 0, out: 0 };
  fc.assert(
    fc.property(fc.oneof({ weight: 2, arbitrary: signed }, bent, fc.string({ unit: 'binary' })), (raw) => {
      const isIn = !isRefused(raw);
      verdicts[isIn ? 'in' : 'out']++;
      expect(isIn).toBe(reference(raw));
    }),
    { numRuns: 4000 },
  );
  expect(verdicts.in).toBeGreaterThan(300);
  expect(verdicts.out).toBeGreaterThan(300);
});
