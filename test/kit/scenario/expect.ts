import { isDeepStrictEqual } from 'node:util';
import type { PlaceId } from '../../../shared/engine/ids.ts';
import type { Fact, Game, News } from '../../../shared/engine/model.ts';
import { promptsFor } from '../../../shared/engine/prompts.ts';
import { speakerOf } from '../../../shared/engine/stages/speech.ts';
import { alive } from '../../../shared/engine/table.ts';
import { viewFor } from '../../../shared/engine/view.ts';
import { STAGES } from '../../../shared/engine/words.ts';
import type { Expectation, WrittenFact } from './format.ts';
import { mustSit, type Played } from './play.ts';

type Checks = { readonly [K in keyof Expectation]-?: (played: Played, expected: NonNullable<Expectation[K]>) => void };

const checks: Checks = {
  stage: ({ game }, expected) => {
    mustBeStage(expected);
    same('stage', stageNow(game), expected);
  },
  alive: ({ game }, expected) => sameSet(game, 'alive', idsOf(alive(game)), expected),
  out: ({ game }, expected) => sameSet(game, 'out', idsOf(game.seats.filter(({ out }) => out)), expected),
  can: (played, expected) => {
    const { game, rules } = played;
    for (const [id, actions] of Object.entries(expected)) {
      mustBePerson(played, id);
      const open = new Set(promptsFor(game, rules, id).flatMap(({ action, isAside }) => (isAside ? [] : [action])));
      same(`can of ${id}`, [...open].sort(), [...actions].sort());
    }
  },
  targets: (played, expected) => {
    const { game, rules } = played;
    for (const [id, byAction] of Object.entries(expected)) {
      mustBePerson(played, id);
      for (const [action, targets] of Object.entries(byAction)) {
        const prompts = promptsFor(game, rules, id).filter((prompt) => prompt.action === action);
        const open = prompts.flatMap((prompt) => prompt.targets);
        sameSet(game, `targets of ${id} for ${action}`, open, targets);
      }
    }
  },
  learned: (played, expected) =>
    eachFact(played, expected, (id, told, fact) => {
      if (!includes(told, fact)) throw new Error(`${id} was not told ${show(fact)}, only ${show(told)}`);
    }),
  unlearned: (played, expected) =>
    eachFact(played, expected, (id, told, fact) => {
      if (includes(told, fact)) throw new Error(`${id} was told ${show(fact)}`);
    }),
  news: (played, expected) => {
    const { game } = played;
    for (const item of expected) {
      mustBeNews(played, item);
      if (!includes(game.news, item)) throw new Error(`the news has no ${show(item)}, only ${show(game.news)}`);
    }
  },
  unnews: (played, expected) => {
    const { game } = played;
    for (const item of expected) {
      mustBeNews(played, item);
      if (includes(game.news, item)) throw new Error(`the news has ${show(item)}`);
    }
  },
  votes: ({ game }, expected) => same('votes', game.tally?.counts ?? {}, expected),
  accused: ({ game, rules }, expected) => {
    for (const id of expected) mustSit(game, id);
    const { table } = viewFor(game, rules, null);
    same(
      'accused',
      (table.isListHidden ? game : table).accused.map(({ seat }) => seat),
      expected,
    );
  },
  speaker: ({ game }, expected) => same('speaker', speakerOf(game), expected),
  sides: ({ game, rulebook: { speaksOf } }, expected) => {
    for (const [id, side] of Object.entries(expected)) {
      mustSit(game, id);
      mustBeKnown('side', side, speaksOf.sides);
      same(`side of ${id}`, game.seats.find((seat) => seat.id === id)?.side, side);
    }
  },
  fouls: ({ game }, expected) => {
    for (const [id, fouls] of Object.entries(expected)) {
      mustSit(game, id);
      same(`fouls of ${id}`, game.judged.fouls[id] ?? 0, fouls);
    }
  },
  points: ({ game, rules }, expected) => {
    const points = viewFor(game, rules, null).table.end?.points;
    if (!points) throw new Error(`${game.deal.edition} has no points ${game.outcome ? 'at all' : 'before the end'}`);
    for (const [id, total] of Object.entries(expected)) {
      mustSit(game, id);
      same(`points of ${id}`, points[id]?.total, total);
    }
  },
  nominees: (played, expected) => {
    const { game, rules } = played;
    for (const [id, list] of Object.entries(expected)) {
      mustBePerson(played, id);
      const { table, bench } = viewFor(game, rules, id);
      const shown = table.isListHidden && !bench ? null : (bench ?? table).accused.map(({ seat }) => seat);
      same(`nominees before ${id}`, shown, list);
    }
  },
  protocol: ({ game, log, rulebook }, expected) => {
    if (!rulebook.protocol) throw new Error(`${game.deal.edition} has no protocol`);
    const head = { tournament: null, stage: null, game: 1, table: 1, date: '2025-01-31', judge: game.host };
    holds('protocol', rulebook.protocol(log, { ...head, nameOf: (id) => id, signed: false }), expected);
  },
  winner: ({ game, rulebook: { speaksOf } }, expected) => {
    if (expected !== null) mustBeKnown('side', expected, [...speaksOf.sides, 'draw']);
    same('winner', game.outcome?.winner ?? null, expected);
  },
  winners: ({ game }, expected) => sameSet(game, 'winners', game.outcome?.winners ?? [], expected),
};

/** Compares every key of the expectation; an expected null is a value too. */
export function checkExpectation(played: Played, expected: Expectation): void {
  for (const key of Object.keys(expected) as (keyof Expectation)[]) {
    (checks[key] as (played: Played, value: unknown) => void)(played, expected[key]);
  }
}

const stageNow = ({ stage, round }: Game): string => (stage.name === 'over' ? 'over' : `${stage.name} ${round}`);

function mustBeStage(stage: string): void {
  const [, word] = /^([a-z]+) [1-9][0-9]*$/.exec(stage) ?? [];
  const isKnown = stage === 'over' || STAGES.some((name) => name === word && name !== 'over');
  if (!isKnown) throw new Error(`there is no stage ${stage}`);
}

function mustBePerson({ game, officials }: Played, id: PlaceId): void {
  if (!officials.includes(id)) mustSit(game, id);
}

function mustBeKnown(what: string, id: string, known: readonly string[]): void {
  if (!known.includes(id)) throw new Error(`there is no ${what} ${id}`);
}

function mustBeNews(played: Played, news: News): void {
  const {
    game,
    rulebook: { speaksOf },
  } = played;
  const keys = Object.keys(news);
  if (!keys.some((key) => speaksOf.news.includes(key)))
    throw new Error(`${game.deal.edition} has no news ${show(news)}`);
  for (const [key, value] of Object.entries(news)) {
    if (key === 'role' && typeof value === 'string') mustBeKnown('role', value, speaksOf.roles);
    else if (key === 'card' && typeof value === 'string') mustBeKnown('card', value, speaksOf.cards ?? []);
    else if (typeof value === 'string') mustBePerson(played, value);
  }
}

function mustBeFact({ game, rulebook: { speaksOf } }: Played, fact: WrittenFact): void {
  if ('plan' in fact) {
    for (const id of fact.plan) mustSit(game, id);
    return;
  }
  mustSit(game, fact.about);
  if ('role' in fact) mustBeKnown('role', fact.role, speaksOf.roles);
  else if ('side' in fact) mustBeKnown('side', fact.side, speaksOf.sides);
  else mustBeKnown('fact', fact.is, speaksOf.facts);
}

function eachFact(
  played: Played,
  expected: Readonly<Record<PlaceId, readonly WrittenFact[]>>,
  check: (id: PlaceId, told: readonly Fact[], fact: WrittenFact) => void,
): void {
  const { game } = played;
  for (const [id, facts] of Object.entries(expected)) {
    mustBePerson(played, id);
    // The own card was told as well.
    const own = game.seats.flatMap(({ id: seat, role }) => (seat === id ? [{ about: id, role }] : []));
    const told = [...own, ...(game.facts[id] ?? [])];
    for (const fact of facts) {
      mustBeFact(played, fact);
      check(id, told, fact);
    }
  }
}

const idsOf = (seats: readonly { readonly id: string }[]): readonly string[] => seats.map(({ id }) => id);

const includes = (list: readonly unknown[], item: unknown): boolean =>
  list.some((other) => isDeepStrictEqual(other, item));

const show = (value: unknown): string => JSON.stringify(value);

function same(what: string, is: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(is, expected)) throw new Error(`${what} is ${show(is)}, expected ${show(expected)}`);
}

/** Objects are compared in the keys listed, lists in full length and order. */
function holds(what: string, is: unknown, expected: unknown): void {
  if (Array.isArray(expected) && Array.isArray(is)) {
    same(`length of ${what}`, is.length, expected.length);
    for (const [i, item] of expected.entries()) holds(`${what}[${i}]`, is[i], item);
  } else if (isObject(expected) && isObject(is)) {
    for (const [key, value] of Object.entries(expected)) holds(`${what}.${key}`, is[key], value);
  } else same(what, is, expected);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sameSet(game: Game, what: string, is: readonly string[], expected: readonly string[]): void {
  for (const id of expected) mustSit(game, id);
  same(what, [...is].sort(), [...expected].sort());
}
