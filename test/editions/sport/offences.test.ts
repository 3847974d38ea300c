/** `sport.penalty.kinds`: offences and their prices, what a judge gives as a reason, warnings, and what a protest is about. */
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../shared/editions/index.ts';
import { sport } from '../../../shared/editions/sport/index.ts';
import { offences, offencesAt } from '../../../shared/editions/sport/offences.ts';
import { promptsFor } from '../../../shared/engine/prompts.ts';
import type { Protocol, ProtocolHead } from '../../../shared/engine/protocol.ts';
import { takeBack } from '../../../shared/engine/take-back.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { speaker, type TextId } from '../../../shared/text/speak.ts';
import { type Bench, dealTo } from '../../kit/rules/table.ts';

const ROLES = 'sheriff citizen citizen citizen citizen citizen citizen mafioso mafioso don';
const OPTIONS = { withdrawAllowed: true, nomineesHidden: true, noRaiseAtFour: true, sideJudge: 'k', table: 'chat' };
const rules = rulesOf({ edition: 'sport', mode: 'standard', options: OPTIONS, seats: [] });
const HEAD: ProtocolHead = {
  tournament: null,
  stage: null,
  game: 1,
  table: 1,
  date: '2026-11-18',
  judge: 'j',
  nameOf: (seat) => seat,
  signed: false,
};

function deal(): Bench {
  const table = dealTo(rules, ROLES, { edition: 'sport', mode: 'standard', options: OPTIONS, host: 'j' });
  table.runTo('talk', 1);
  return table;
}

const protocolOf = ({ log }: Bench): Protocol => sport.protocol!(log, HEAD);
const judge = (table: Bench, action: 'warn' | 'foul' | 'disqualify' | 'defeat', target: string, reason?: string) =>
  table.refusal({ type: 'act', by: 'j', action, target, ...(reason !== undefined && { reason }) });

describe('the list', () => {
  test('has every offence of 5.1, and each clause of 6.6, 6.7 and 6.8 once', () => {
    const breaches = new Set(offences.map(({ breach }) => breach));
    expect([...breaches].sort()).toEqual(Array.from({ length: 19 }, (_, i) => `5.1.${i + 1}`).sort());
    const numbered = (chapter: string, n: number) => Array.from({ length: n }, (_, i) => `${chapter}.${i + 1}`);
    const clauses = (price: string) => offences.filter((one) => one.price === price).map(({ clause }) => clause);
    expect(clauses('foul')).toEqual(numbered('6.6', 8));
    expect(clauses('disqualify')).toEqual(numbered('6.7', 10));
    expect(clauses('defeat')).toEqual(numbered('6.8', 3));
  });

  test.each(LANGUAGES)('is told in full on the page of fouls, each under its price: %s', (language) => {
    const say = speaker(language);
    const page = say('sport-round-fouls').split('\n');
    const listed = page.flatMap((line) => (line.startsWith('• ') ? [line.slice(2)] : []));
    expect(listed).toEqual(offences.map(({ id }) => say(`sport-offence-${id}` as TextId)));
    expect(new Set(listed).size).toBe(offences.length);
  });
});

describe('a reason', () => {
  test('is kept with the penalty, told with it and written into the protocol', () => {
    const table = deal();
    expect(judge(table, 'foul', 'p2', 'knocking')).toBeNull();
    expect(judge(table, 'disqualify', 'p3', 'insult')).toBeNull();
    expect(table.game.news).toContainEqual({ foul: 'p2', count: 1, reason: 'knocking' });
    expect(table.game.news).toContainEqual({ disqualified: 'p3', reason: 'insult' });
    expect(judge(table, 'defeat', 'p8', 'oath')).toBeNull();
    expect(table.game.news).toContainEqual({ defeat: 'p8', loses: 'black', reason: 'oath' });
    expect(table.game.outcome?.winner).toBe('red');
    expect(table.game.judged.penalties).toEqual([
      { penalty: 'foul', seat: 'p2', round: 1, reason: 'knocking' },
      { penalty: 'disqualify', seat: 'p3', round: 1, reason: 'insult' },
      { penalty: 'defeat', seat: 'p8', round: 1, reason: 'oath' },
    ]);
    expect(protocolOf(table).penalties).toEqual([
      { day: 1, seat: 'p2', penalty: 'foul', reason: 'knocking' },
      { day: 1, seat: 'p3', penalty: 'disqualify', reason: 'insult' },
      { day: 1, seat: 'p8', penalty: 'defeat', reason: 'oath' },
    ]);
  });

  test('need not be given', () => {
    const table = deal();
    expect(judge(table, 'foul', 'p2')).toBeNull();
    expect(table.game.news.at(-1)).toEqual({ foul: 'p2', count: 1 });
    expect(judge(table, 'defeat', 'p2')).toBeNull();
    expect(protocolOf(table).penalties).toEqual([
      { day: 1, seat: 'p2', penalty: 'foul' },
      { day: 1, seat: 'p2', penalty: 'defeat' },
    ]);
  });

  test('is one of the list of that very penalty', () => {
    const table = deal();
    const before = table.game;
    expect(judge(table, 'foul', 'p2', 'oath')).toBe('wrong-reason');
    expect(judge(table, 'disqualify', 'p2', 'knocking')).toBe('wrong-reason');
    expect(judge(table, 'defeat', 'p2', 'insult')).toBe('wrong-reason');
    expect(judge(table, 'foul', 'p2', 'the weather')).toBe('wrong-reason');
    expect(judge(table, 'foul', 'p2', '')).toBe('wrong-reason');
    expect(table.refusal({ type: 'act', by: 'p1', action: 'finish', reason: 'knocking' })).toBe('too-much');
    expect(table.refusal({ type: 'act', by: 'p2', action: 'leave', reason: 'leave-table' })).toBe('too-much');
    expect(table.game).toBe(before);
    for (const price of ['warn', 'foul', 'disqualify', 'defeat'] as const) {
      for (const reason of offencesAt(price)) expect(judge(deal(), price, 'p2', reason)).toBeNull();
    }
  });
});

describe('an oral warning', () => {
  test('changes nothing but what is written down, and is counted among nothing that may be done', () => {
    const table = deal();
    const { judged: _, news: __, choices: ___, ...before } = table.game;
    expect(judge(table, 'warn', 'p2', 'out-of-turn')).toBeNull();
    const { judged, news, choices: ____, ...after } = table.game;
    expect(after).toEqual(before);
    expect(news.at(-1)).toEqual({ warned: 'p2', reason: 'out-of-turn' });
    expect(judged.fouls).toEqual({});
    expect(protocolOf(table).penalties).toEqual([{ day: 1, seat: 'p2', penalty: 'warn', reason: 'out-of-turn' }]);
    const asides = promptsFor(table.game, rules, 'j').filter(({ isAside }) => isAside);
    expect(asides.map(({ action }) => action)).toEqual(['warn']);
  });

  test('is the judge’s alone, and for those who may be punished', () => {
    const table = deal();
    for (const by of ['p1', 'k'])
      expect(table.refusal({ type: 'act', by, action: 'warn', target: 'p2' })).toBe('not-now');
    judge(table, 'disqualify', 'p3');
    expect(judge(table, 'warn', 'p3')).toBe('wrong-target');
  });

  test('may be taken back, also after somebody has spoken', () => {
    const table = deal();
    const at = table.log.length;
    judge(table, 'warn', 'p2');
    const events = table.log.length - at;
    table.act('p1', 'finish');
    const taken = takeBack(table.log, table.game, { at, events });
    expect(taken?.game.judged.penalties).toEqual([]);
    expect(taken?.events).toContainEqual({ type: 'announced', news: [{ undone: 'warn', on: 'p2' }] });
  });
});

describe('a protest', () => {
  const over = (): Bench => {
    const table = deal();
    judge(table, 'defeat', 'p8');
    return table;
  };
  const protest = (table: Bench, by: string, text?: string) =>
    table.refusal({ type: 'act', by, action: 'protest', ...(text !== undefined && { text }) });

  test('may say what it is about', () => {
    const table = over();
    expect(protest(table, 'p8', 'I have bet nothing.')).toBeNull();
    expect(protest(table, 'p8')).not.toBeNull();
    expect(protest(table, 'p8', 'And more.')).not.toBeNull();
    expect(protocolOf(table)).toMatchObject({ protests: ['p8'], grounds: { p8: 'I have bet nothing.' } });
  });

  test('or say it later, once', () => {
    const table = over();
    expect(protest(table, 'p8')).toBeNull();
    expect(protocolOf(table)).toMatchObject({ protests: ['p8'], grounds: {} });
    expect(protest(table, 'p8')).toBe('not-now');
    expect(protest(table, 'p8', '')).toBe('not-now');
    expect(protest(table, 'p8', 'It was not me.')).toBeNull();
    expect(protest(table, 'p8', 'It was.')).not.toBeNull();
    expect(protocolOf(table)).toMatchObject({ protests: ['p8'], grounds: { p8: 'It was not me.' } });
    expect(protest(table, 'p9')).toBeNull();
    expect(table.game.judged.protests).toEqual(['p8', 'p9']);
  });

  test('within its room, and within the ten minutes', () => {
    const table = over();
    expect(protest(table, 'p8', 'x'.repeat(501))).toBe('too-long');
    expect(protest(table, 'p8', 'x'.repeat(500))).toBeNull();
    expect(protest(table, 'p9')).toBeNull();
    expect(table.refusal({ type: 'act', by: 'j', action: 'foul', target: 'p1', text: 'x' })).not.toBeNull();
    table.passTime();
    expect(protest(table, 'p9', 'Too late.')).not.toBeNull();
  });
});
