/** What may know what. */
import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulebooks } from '../shared/editions/index.ts';
import { filesIn, root, textOf } from './kit/files.ts';
import { ROOMS } from './kit/rooms.ts';

const codeIn = (folder: string) => filesIn(folder, '.ts', '.tsx');

const importsOf = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/^(?:import|export|\}).*?from '([^'\n]+)'|import\('([^'\n]+)'\)/gm)].map((match) => {
    const path = match[1] ?? match[2] ?? '';
    return path.startsWith('.') ? relative(root, resolve(root, dirname(file), path)) : path;
  });

/** Without those of types alone: these are gone when the code runs. */
const valuesOf = (file: string) =>
  [...textOf(file).matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^'\n]+)'|import\('([^'\n]+)'\)/gm)]
    .filter(([whole]) => !/^(?:import|export) \{(?:\s*type [^,}]+,?)+\s*\}/.test(whole))
    .map((match) => match[1] ?? match[2] ?? '')
    .map((path) => (path.startsWith('.') ? relative(root, resolve(root, dirname(file), path)) : path));

/** Each folder of the shared code, and the folders it may import from besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'shared/engine': ['@noble/hashes'],
  'shared/scoring': [],
  'shared/cards': ['shared/engine'],
  'shared/editions': ['shared/engine', 'shared/cards', 'shared/scoring'],
  'shared/text': ['shared/engine', '@fluent'],
  'shared/wire': ['shared/engine', 'shared/text', 'valibot'],
};

/** Files beside the rooms that any of them may be given; whatever puts the program together lies there as well. */
const BESIDE = ['clock', 'log', 'links', 'thread', 'errands', 'settings'];

/** The rooms of the Mini App, likewise. */
const APP_ROOMS: Readonly<Record<string, readonly string[]>> = {
  telegram: [],
  api: [],
  state: ['telegram', 'api', 'styles'],
  'parts/chrome': ['state', 'telegram', 'api'],
  'parts/asked': ['state', 'telegram', 'parts/chrome'],
  'parts/card': ['state', 'telegram', 'parts/chrome', 'parts/asked'],
  'parts/table': ['state', 'telegram', 'parts/chrome', 'parts/asked', 'parts/card'],
  'parts/stages': ['state', 'telegram', 'parts/chrome', 'parts/asked', 'parts/card', 'parts/table'],
  'parts/lobby': ['state', 'telegram', 'parts/chrome'],
  'parts/settings': ['state', 'telegram', 'parts/chrome', 'parts/card', 'parts/lobby'],
  'parts/judge': ['state', 'telegram', 'parts/chrome', 'parts/asked', 'parts/table'],
  'parts/host': ['state', 'telegram', 'parts/chrome', 'parts/asked', 'parts/table'],
  'parts/result': ['state', 'telegram', 'parts/chrome'],
  'parts/rulebook': ['state', 'telegram', 'parts/chrome', 'parts/card'],
};

const SHARED = ['shared/engine/', 'shared/cards/', 'shared/scoring/'];

describe('imports point one way', () => {
  test('every folder of the shared code is listed', () => {
    const folders = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`);
    expect(folders.sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  });

  test.each(Object.entries(MAY_IMPORT))('%s', (folder, allowed) => {
    for (const file of codeIn(folder)) {
      const foreign = importsOf(file).filter(
        (path) => ![folder, ...allowed].some((home) => path === home || path.startsWith(`${home}/`)),
      );
      expect(foreign, file).toEqual([]);
    }
  });

  test('an edition knows the parts, and no other edition', () => {
    for (const edition of Object.keys(rulebooks)) {
      for (const file of codeIn(`shared/editions/${edition}`)) {
        const homes = [`shared/editions/${edition}/`, 'shared/editions/parts/', ...SHARED];
        expect(
          importsOf(file).filter((path) => !homes.some((home) => path.startsWith(home))),
          file,
        ).toEqual([]);
      }
    }
    for (const file of codeIn('shared/editions/parts')) {
      const homes = ['shared/editions/parts/', 'shared/engine/', 'shared/cards/'];
      expect(
        importsOf(file).filter((path) => !homes.some((home) => path.startsWith(home))),
        file,
      ).toEqual([]);
    }
  });

  test('an example knows what an edition may know, and nobody knows an example', () => {
    for (const example of readdirSync(join(root, 'examples'))) {
      for (const file of codeIn(`examples/${example}`)) {
        const homes = [`examples/${example}/`, 'shared/editions/parts/', ...SHARED];
        expect(
          importsOf(file).filter((path) => !homes.some((home) => path.startsWith(home))),
          file,
        ).toEqual([]);
      }
    }
    for (const file of ['shared', 'bot', 'webapp'].flatMap(codeIn))
      expect(
        importsOf(file).filter((path) => path.startsWith('examples/')),
        file,
      ).toEqual([]);
  });
});

test.each(['shared/engine', 'bot', 'webapp'])('%s names no edition, role, side or gang', (folder) => {
  const names = new Set(
    Object.values(rulebooks).flatMap(({ id, speaksOf }) => [id, ...speaksOf.roles, ...speaksOf.sides]),
  );
  for (const file of codeIn(folder)) {
    const words = [...textOf(file).matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`/g)].map(
      (match) => match[1] ?? match[2] ?? match[3],
    );
    expect(
      words.filter((word) => names.has(word!)),
      file,
    ).toEqual([]);
  }
});

test.each(['bot', 'webapp', 'shared/wire', 'shared/text'])('%s asks for no kind of stage by name', (folder) => {
  const asks = /\bkind [!=]== '(?:wave|pause|discussion|speech|ballot|casting|window|aftermath|own-)/;
  for (const file of codeIn(folder)) expect(textOf(file).match(asks)?.[0], file).toBeUndefined();
});

test('shared code has no clock, no dice and no outside world', () => {
  const forbidden =
    /\bDate\b|Math\.random|\bperformance\.|\bsetTimeout\b|\bsetInterval\b|\bprocess\.|\bfetch\(|\bconsole\.|'node:/;
  for (const file of codeIn('shared')) expect(textOf(file).match(forbidden)?.[0], file).toBeUndefined();
});

test.each(['shared/engine', 'shared/wire', 'bot', 'webapp'])('no file of %s has outgrown one purpose', (folder) => {
  for (const file of codeIn(folder)) expect(textOf(file).split('\n').length, file).toBeLessThanOrEqual(400);
});

/** Where files of one room import from another of the same house, as `file → room`. */
const neighboursIn = (house: string, room: string, rooms: readonly string[]) =>
  codeIn(`${house}/${room}`).flatMap((file) =>
    importsOf(file).flatMap((path) => {
      const [inside] = [...rooms].filter((other) => path.startsWith(`${house}/${other}/`));
      const beside = path.startsWith(`${house}/`) ? path.slice(house.length + 1).replace(/\.ts$|\/.*$/, '') : null;
      const other = inside ?? beside;
      return other === null || other === room ? [] : [{ file, other }];
    }),
  );

describe('rooms look one way', () => {
  test('every room of the process is listed, and every one lies above those that it looks into', () => {
    const folders = readdirSync(join(root, 'bot'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(ROOMS).sort());
    const order = [...BESIDE, ...Object.keys(ROOMS), 'app'];
    for (const [room, below] of Object.entries(ROOMS).filter(([room]) => room !== 'lab'))
      for (const other of below) expect(order.indexOf(other), `${room} → ${other}`).toBeLessThan(order.indexOf(room));
  });

  test.each(Object.entries(ROOMS))('bot/%s', (room, below) => {
    const wrong = neighboursIn('bot', room, Object.keys(ROOMS)).filter(({ other }) => !below.includes(other));
    expect(wrong).toEqual([]);
  });

  test('what lies beside the rooms looks into none of them', () => {
    for (const file of BESIDE.map((name) => `bot/${name}.ts`))
      expect(
        importsOf(file).filter((path) => Object.keys(ROOMS).some((room) => path.startsWith(`bot/${room}/`))),
        file,
      ).toEqual([]);
  });

  test.each(Object.entries(APP_ROOMS))('webapp/%s', (room, below) => {
    const wrong = neighboursIn('webapp', room, Object.keys(APP_ROOMS)).filter(({ other }) => !below.includes(other));
    expect(wrong).toEqual([]);
  });

  test('every room of the Mini App is listed', () => {
    const parts = readdirSync(join(root, 'webapp/parts')).map((name) => `parts/${name}`);
    expect(
      Object.keys(APP_ROOMS)
        .filter((room) => room.startsWith('parts/'))
        .sort(),
    ).toEqual(parts.sort());
  });
});

describe('the process', () => {
  const all = codeIn('bot');

  test('takes its time from the clock it was given', () => {
    const own = /\bDate\.now\b|\bsetTimeout\b|\bsetInterval\b/;
    const isFree = (file: string) => file === 'bot/clock.ts';
    for (const file of all.filter((file) => !isFree(file))) expect(textOf(file).match(own)?.[0], file).toBeUndefined();
  });

  test('only the narrator, the host of a table and the lab look at a game; nobody else can tell what is in it', () => {
    const looks = all.filter((file) =>
      valuesOf(file).some((path) => /shared\/engine\/(view|prompts|audiences|decide)\.ts$/.test(path)),
    );
    const homes = [...new Set(looks.map((file) => file.split('/').slice(0, 2).join('/')))].sort();
    expect(homes).toEqual(['bot/hosting', 'bot/narrator', 'bot/odds', 'bot/sheets', 'bot/table']);
  });

  test('a practice player knows the rulebooks, and of a game only what it is shown', () => {
    for (const file of codeIn('bot/computer')) {
      const foreign = importsOf(file).filter((path) => /^bot\/(?!computer\/)|^node:|^test\//.test(path));
      expect(foreign, file).toEqual([]);
    }
  });

  test('a practice player draws nothing without a key: whoever has read this draws it as well', () => {
    for (const file of codeIn('bot/computer'))
      expect(textOf(file), file).not.toMatch(/chanceFrom|lotsFrom|Math\.random/);
  });

  test('the emulated Telegram knows nothing of the game, the store nothing of Telegram', () => {
    for (const file of codeIn('bot/playground')) {
      const foreign = importsOf(file).filter(
        (path) => path.startsWith('shared/') || /^bot\/(?!playground\/|clock)/.test(path),
      );
      expect(foreign, file).toEqual([]);
    }
    for (const file of codeIn('bot/store')) {
      const foreign = importsOf(file).filter((path) => path === 'grammy' || /^bot\/(?!store\/)/.test(path));
      expect(foreign, file).toEqual([]);
    }
  });
});

describe('the Mini App', () => {
  const all = codeIn('webapp');
  test('imports of the shared code only what crosses the wire, and words: what it cannot import it cannot leak', () => {
    const free = /^(webapp|shared\/wire|shared\/text)\/|^shared\/engine\/words\.ts$/;
    // What is over may be dealt once more, by the very rules.
    const over = 'webapp/state/proof/proof.ts';
    for (const file of all.filter((file) => file !== over)) {
      const foreign = valuesOf(file).filter((path) => /^(bot|shared|test|drizzle)\//.test(path) && !free.test(path));
      expect(foreign, file).toEqual([]);
    }
    expect(
      all.filter((file) => valuesOf(file).some((path) => path === over || path === '../../state/proof/proof.ts')),
    ).toEqual(['webapp/parts/result/proof.tsx']);
    expect(textOf('webapp/parts/result/proof.tsx')).toContain("import('../../state/proof/proof.ts')");
    for (const file of codeIn('shared/wire')) {
      const engine = valuesOf(file).filter((path) => path.startsWith('shared/engine/'));
      expect(
        engine.filter((path) => path !== 'shared/engine/words.ts'),
        file,
      ).toEqual([]);
    }
  });

  test("knows Telegram's SDK in one file", () => {
    const knows = all.filter((file) => importsOf(file).some((path) => path.startsWith('@telegram-apps/')));
    expect(knows).toEqual(['webapp/telegram/index.ts']);
  });

  test('has an emblem for every character and every card', () => {
    const drawn = new Set(readdirSync(join(root, 'webapp/public/emblems')));
    const roles = Object.values(rulebooks).flatMap(({ speaksOf, modes }) => [
      ...speaksOf.roles,
      ...(speaksOf.cards ?? []),
      ...Object.values(modes).flatMap(({ dress }) => Object.values(dress?.emblems ?? {})),
    ]);
    expect(roles.filter((role) => !drawn.has(`${role}.svg`))).toEqual([]);
  });

  test('asks for no icon that is not drawn', () => {
    const drawn = new Set(readdirSync(join(root, 'webapp/public/icons')));
    const asked = all.flatMap((file) => [...textOf(file).matchAll(/<Icon name="([^"]+)"/g)].map(([, name]) => name!));
    expect(asked.filter((name) => !drawn.has(`${name}.svg`))).toEqual([]);
    expect(asked.length).toBeGreaterThan(10);
  });
});
