import { expect, test } from 'vitest';
import { rulesOf } from '../../shared/editions/index.ts';
import { audienceOf, isHeardBy } from '../../shared/engine/audiences.ts';
import { sealedDeal } from '../../shared/engine/setup/commitment.ts';
import { type Bench, dealTo } from '../kit/rules/table.ts';

const rules = (mode: string) => rulesOf({ edition: 'party', mode, options: {}, seats: [] });
const TEN = 'citizen commissioner mafioso citizen don citizen mafioso citizen citizen citizen';

const heardBy = ({ log, game, rules }: Bench, person: string | null) =>
  log.filter((event) => isHeardBy(audienceOf(event, game, rules), person));

test('a gang that shoots with open eyes sees its members’ choices; the dead and the others do not', () => {
  const table = dealTo(rules('base'), TEN);
  table.runTo('night', 2);
  table.act('p3', 'shoot', 'p1');
  table.act('p5', 'check', 'p2');
  expect(table.view('p5').gangChoices).toEqual([{ by: 'p3', action: 'shoot', target: 'p1' }]);
  expect(table.view('p7').gangChoices).toEqual([{ by: 'p3', action: 'shoot', target: 'p1' }]);
  expect(table.view('p3').gangChoices).toEqual([]);
  expect(table.view('p2').gangChoices).toEqual([]);
  expect(table.view(null).gangChoices).toEqual([]);
  expect(table.view('p3').prompts).toMatchObject([{ action: 'shoot', chosen: { target: 'p1' } }]);
  const shots = (person: string) => heardBy(table, person).filter((event) => event.type === 'chose');
  expect(shots('p7')).toHaveLength(1);
  expect(shots('p3')).toHaveLength(1);
  expect(shots('p5')).toHaveLength(2);
  expect(shots('p1')).toHaveLength(0);
});

test('a gang member who is out sees the gang no more', () => {
  const table = dealTo(rules('base'), TEN);
  table.runTo('talk', 1);
  table.act('p7', 'leave');
  table.runTo('night', 2);
  table.act('p3', 'shoot', 'p1');
  expect(table.view('p7').gangChoices).toEqual([]);
  expect(table.view('p5').gangChoices).toHaveLength(1);
});

test('a gang that shoots blind sees nothing', () => {
  const table = dealTo(rules('pro'), TEN);
  table.runTo('night', 2);
  table.act('p3', 'shoot', 'p1');
  expect(table.view('p5').gangChoices).toEqual([]);
  expect(heardBy(table, 'p5').filter((event) => event.type === 'chose')).toEqual([]);
});

test('a stranger sees the table and nothing else', () => {
  const table = dealTo(rules('base'), TEN, { host: 'h' });
  const { table: seen, ...own } = table.view('somebody');
  expect(own).toEqual({ you: null, facts: [], gangChoices: [], mates: [], prompts: [], bench: null });
  expect(seen).toEqual(table.view(null).table);
  expect(seen.inPlay).toEqual({ citizen: 6, commissioner: 1, mafioso: 2, don: 1 });
  expect(seen.seats.every(({ role }) => role === null)).toBe(true);
  expect(table.view('h').facts).toHaveLength(10);
});

test('a stranger with the name of something that every object has is a stranger', () => {
  const table = dealTo(rules('base'), TEN);
  for (const name of ['constructor', '__proto__', 'toString', '']) expect(table.view(name).facts).toEqual([]);
});

test('who voted for whom shows only when the ballot has closed', () => {
  const table = dealTo(rules('base'), TEN);
  table.runTo('talk', 1);
  table.act('p1', 'nominate', 'p4');
  table.act('p1', 'finish');
  table.act('p2', 'nominate', 'p5');
  table.runTo('vote', 1);
  const before = JSON.stringify(table.view('p8'));
  table.act('p1', 'vote', 'p5');
  table.act('p2', 'vote', 'p4');
  expect(JSON.stringify(table.view('p8'))).toBe(before);
  table.passTime();
  expect(table.view('p8').table.tally).toEqual({
    counts: { p4: 1, p5: 9 },
    cast: { p1: 'p5', p2: 'p4' },
    silent: 8,
  });
});

test('the werewolf who dies before he is told of his turn does not read it in his view', () => {
  const table = dealTo(
    rules('extended'),
    'commissioner werewolf mafioso don sheriff yakuza ninja citizen citizen citizen',
  );
  table.runTo('night', 2);
  table.act('p3', 'shoot', 'p6');
  table.act('p4', 'shoot', 'p6');
  table.act('p5', 'shoot', 'p2');
  table.runTo('morning', 2);
  expect(table.game.seats[1]).toMatchObject({ side: 'yakuza', out: { how: 'shot' } });
  expect(table.view('p2').you).toEqual({ id: 'p2', role: 'werewolf', side: 'red', card: null });
});

test('the werewolf who lives sees his new side', () => {
  const table = dealTo(
    rules('extended'),
    'commissioner werewolf mafioso don sheriff yakuza ninja citizen citizen citizen',
  );
  table.runTo('talk', 1);
  table.act('p7', 'leave');
  expect(table.view('p2').you?.side).toBe('yakuza');
});

test('the end shows every card, and the deal that was sealed at the start', () => {
  const table = dealTo(rules('base'), 'citizen commissioner citizen citizen don citizen', { nonce: 'salt' });
  expect(JSON.stringify(table.view('p1'))).not.toContain('salt');
  expect(table.view(null).table.end).toBeNull();
  const sealed = sealedDeal(table.game.deal, table.rules);
  table.runTo('talk', 1);
  table.act('p5', 'leave');
  const { end, seats } = table.view(null).table;
  expect(seats.map(({ role }) => role)).toEqual(['citizen', 'commissioner', 'citizen', 'citizen', 'don', 'citizen']);
  expect(end).toMatchObject({ winner: 'red', winners: ['p1', 'p2', 'p3', 'p4', 'p6'], sealedDeal: sealed });
  expect(sealed).toBe(
    'omerta deal 1\nparty base\n1 p1 citizen -\n2 p2 commissioner -\n3 p3 citizen -\n4 p4 citizen -\n5 p5 don -\n6 p6 citizen -\nnonce salt',
  );
});

test('the order in which characters are listed tells nothing of the deal', () => {
  const one = dealTo(rules('base'), 'don commissioner citizen citizen citizen citizen');
  const other = dealTo(rules('base'), 'citizen citizen citizen citizen commissioner don');
  const listed = ({ view }: Bench) => JSON.stringify(view(null).table.inPlay);
  expect(listed(one)).toBe(listed(other));
});
