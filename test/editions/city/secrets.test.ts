/** What a written game cannot show: who sees what, when, and what the table waits for. */
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../shared/editions/index.ts';
import type { Bench } from '../../kit/rules/table.ts';
import { dealTo } from '../../kit/rules/table.ts';

const rules = rulesOf({ edition: 'city', mode: 'standard', options: { ballot: 'list', talk: 300 }, seats: [] });
const deal = (roles: string, decoys = false) => dealTo(rules, roles, { edition: 'city', mode: 'standard', decoys });

const shots = (table: Bench, id: string) => table.view(id).gangChoices.map(({ by, target }) => `${by}→${target}`);
const wave = ({ game: { stage } }: Bench) => (stage.spec?.kind === 'wave' ? stage.spec.wave : null);

/** Everybody answers what they are asked, in this wave, naming the first they may. */
function answerAll(table: Bench): void {
  const serial = table.game.stage.serial;
  for (const { id } of table.game.seats) {
    for (const { action, targets } of table.view(id).prompts) {
      if (table.game.stage.serial === serial && action !== 'finish') table.act(id, action, targets[0]);
    }
  }
}

test('`city.night1.meet`, `city.night1.sleepwalker`: faces, not cards, and only of those awake together', () => {
  const table = deal('mafioso godfather sleepwalker yakuza yakuza citizen sheriff citizen citizen');
  const awake = (id: string) => table.told(id).map((fact) => ('is' in fact && fact.is === 'awake' ? fact.about : fact));
  expect(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map(awake)).toEqual([
    ['p2', 'p3'],
    ['p1', 'p3'],
    ['p1', 'p2'],
    ['p5'],
    ['p4'],
    [],
  ]);
  expect(table.view('p3').you).toEqual({ id: 'p3', role: 'sleepwalker', side: 'town', card: null });
});

describe('`city.sleepwalker.awake`: the sleepwalker among the mafia', () => {
  const ROLES = 'sheriff sleepwalker citizen citizen citizen citizen citizen mafioso mafioso mafioso';

  test('sees the choices, and the mafia sees the sleepwalker’s', () => {
    const table = deal(ROLES);
    table.runTo('night', 2);
    table.act('p2', 'shoot', 'p3');
    table.act('p8', 'shoot', 'p4');
    expect(shots(table, 'p9')).toEqual(['p2→p3', 'p8→p4']);
    expect(shots(table, 'p2')).toEqual(['p8→p4']);
    expect(shots(table, 'p1')).toEqual([]);
  });

  test.each([true, false])('sees nothing of the second shot (decoys: %s)', (decoys) => {
    const table = deal(ROLES, decoys);
    table.runTo('night', 2);
    for (const id of ['p8', 'p9', 'p10']) table.act(id, 'shoot', 'p2');
    table.act('p2', 'shoot', 'p8');
    table.act('p1', 'shoot', 'p8');
    if (decoys) for (const id of ['p3', 'p4', 'p5', 'p6', 'p7']) table.act(id, 'suspect', 'p1');
    expect(wave(table)).toBe(3);
    const before = table.view('p2').gangChoices;
    table.act('p8', 'shoot', 'p4');
    expect(shots(table, 'p9')).toEqual(['p8→p4']);
    expect(table.view('p2').gangChoices).toEqual(before);
    expect(table.view('p2').prompts.map(({ action }) => action)).toEqual(decoys ? ['suspect'] : []);
  });

  test('with decoys everybody has a third wave while a sleepwalker lives, whoever was shot', () => {
    const table = deal(ROLES, true);
    table.runTo('night', 2);
    answerAll(table);
    expect(wave(table)).toBe(3);
    const asked = table.game.seats.map(({ id }) => table.view(id).prompts.map(({ action }) => action));
    expect(asked).toEqual(asked.map(() => ['suspect']));
    answerAll(table);
    expect(table.game.stage.name).toBe('talk');
  });

  test('and none once everybody knows that there is no sleepwalker', () => {
    const table = deal(ROLES, true);
    table.runTo('talk', 1);
    table.act('p2', 'leave');
    table.runTo('night', 2);
    answerAll(table);
    expect(table.game.stage.name).toBe('talk');
  });
});

describe('a wave in which nobody can act', () => {
  test('is passed over where everybody can know it', () => {
    const table = deal('sheriff citizen citizen citizen mafioso mafioso', true);
    table.runTo('night', 2);
    expect(wave(table)).toBe(2);
  });

  test('is not where only a prison explains it', () => {
    const ROLES = 'jailer citizen citizen citizen citizen citizen mafioso thief';
    for (const decoys of [true, false]) {
      const table = deal(ROLES, decoys);
      table.runTo('night', 2);
      table.act('p8', 'block', 'p2');
      if (wave(table) === 1) table.passTime();
      table.act('p1', 'check', 'p8');
      table.runTo('night', 3);
      expect(table.view(null).table.seats[7]).toMatchObject({ out: null, marks: ['jailed'] });
      expect(wave(table)).toBe(decoys ? 1 : 2);
    }
  });
});

describe('`city.decision.blockedCheck`: no answer, and not why', () => {
  const ROLES = 'detective beauty citizen citizen citizen citizen mafioso thief mafioso';
  const nothing = [{ about: 'p3', is: 'answered', value: false }];

  test.each([
    ['charmed', 'p2', 'charm', 'p4'],
    ['blocked', 'p8', 'block', 'p4'],
    ['killed first', 'p8', 'block', 'p1'],
  ] as const)('%s', (_, by, action, victim) => {
    const table = deal(ROLES);
    table.runTo('night', 2);
    table.act(by, action, action === 'block' && victim === 'p1' ? 'p6' : 'p1');
    table.passTime();
    table.act('p1', 'check', 'p3');
    for (const id of ['p7', 'p8', 'p9']) table.act(id, 'shoot', victim);
    expect(table.game.stage.name).toBe('talk');
    expect(table.told('p1')).toEqual(nothing);
  });

  test('the lawyer is told so before the mafia shoots', () => {
    const table = deal('sheriff beauty citizen citizen citizen citizen mafioso lawyer mafioso');
    table.runTo('night', 2);
    table.act('p2', 'charm', 'p8');
    const before = table.told('p8').length;
    table.act('p8', 'check', 'p3');
    expect(wave(table)).toBe(2);
    expect(table.told('p8').slice(before)).toEqual(nothing);
  });
});

describe('what the table sees', () => {
  test('`city.day.open`: who is ready and who has voted, but not for whom', () => {
    const table = deal('sheriff citizen citizen citizen mafioso mafioso');
    table.runTo('talk', 1);
    table.act('p3', 'finish');
    table.act('p2', 'nominate', 'p5');
    expect(table.view(null).table).toMatchObject({ ready: ['p3'], accused: [{ seat: 'p5', by: 'p2' }] });
    table.act('p2', 'withdraw');
    expect(table.view(null).table).toMatchObject({ accused: [], withdrawn: [{ seat: 'p5', by: 'p2' }] });
    table.act('p2', 'nominate', 'p6');
    table.runTo('vote', 1);
    table.act('p4', 'vote', 'p6');
    expect(table.view('p1').table).toMatchObject({ ready: ['p4'], tally: null });
    expect(JSON.stringify(table.view('p1'))).not.toContain('"target":"p6"');
    table.runTo('night', 2);
    expect(table.view(null).table.withdrawn).toEqual([]);
  });

  test('who sits in prison and who has no vote, until that is over', () => {
    const table = deal('jailer citizen citizen citizen citizen citizen mafioso godfather');
    table.runTo('night', 2);
    table.act('p1', 'check', 'p7');
    table.act('p8', 'mute', 'p2');
    table.runTo('talk', 2);
    const marks = () => table.view(null).table.seats.map((seat) => seat.marks.join());
    expect(marks()).toEqual(['', 'muted', '', '', '', '', 'jailed', '']);
    table.runTo('night', 3);
    expect(marks()).toEqual(['', '', '', '', '', '', 'jailed', '']);
    expect(table.view('p7').mates).toEqual([]);
    expect(table.view('p8').mates).toEqual([]);
    table.act('p1', 'leave');
    table.runTo('talk', 3);
    expect(marks().join('')).toBe('');
  });

  test('by day, who is going away; at night nothing of it', () => {
    const table = deal('sheriff citizen citizen citizen citizen mafioso mafioso');
    table.act('p2', 'leave');
    expect(table.view(null).table.seats[1]!.marks).toEqual([]);
    table.runTo('talk', 1);
    table.act('p3', 'leave');
    expect(table.view(null).table.seats[2]!.marks).toEqual(['leaving']);
    expect(table.view('p1').prompts.find(({ action }) => action === 'nominate')!.targets).not.toContain('p3');
  });
});

describe('`city.decision.humanHost`', () => {
  const hosted = () =>
    dealTo(rules, 'sheriff citizen citizen citizen doctor mafioso mafioso', { decoys: false, host: 'h' });

  test('sees every card, and everybody knows who leads', () => {
    const table = hosted();
    expect(table.told('h').map((fact) => 'role' in fact && fact.role)).toEqual(
      table.game.seats.map(({ role }) => role),
    );
    expect(table.view(null).table.host).toBe('h');
  });

  test('may let any stage end, or take a player out, and nothing else', () => {
    const table = hosted();
    const stages: string[] = [];
    for (let i = 0; i < 8; i++) {
      stages.push(`${table.game.stage.name} ${wave(table) ?? ''}`.trim());
      expect(table.view('h').prompts.map(({ action }) => action)).toEqual(['finish', 'disqualify']);
      if (table.game.stage.name === 'talk') table.act('p1', 'nominate', 'p2');
      table.act('h', 'finish');
    }
    expect(stages).toEqual(['night', 'talk', 'vote', 'verdict', 'night 1', 'night 2', 'talk', 'vote']);
  });

  test('`city.decision.leave`: whom the host takes out is seen to go by day, and not at night', () => {
    const table = dealTo(rules, 'sheriff citizen citizen citizen citizen citizen mafioso mafioso', { host: 'h' });
    const seat = (n: number) => table.view(null).table.seats[n - 1]!;
    table.act('h', 'disqualify', 'p2');
    expect(seat(2)).toMatchObject({ marks: [], out: null });
    expect(table.view('p2').prompts).toEqual([]);
    table.runTo('talk', 1);
    expect(seat(2)).toMatchObject({ out: 'disqualified', role: 'citizen' });
    table.act('h', 'disqualify', 'p3');
    table.act('p4', 'leave');
    expect([seat(3), seat(4)]).toMatchObject([{ marks: ['leaving'] }, { marks: ['leaving'] }]);
    table.runTo('night', 2);
    expect([seat(3).out, seat(4).out]).toEqual(['disqualified', 'left']);
    expect(table.game.marks).toEqual([]);
  });

  test('taken out in the ballot in which the jailer is lynched, a player was taken out all the same', () => {
    const table = dealTo(rules, 'jailer citizen citizen citizen citizen citizen mafioso mafioso', { host: 'h' });
    table.runTo('talk', 1);
    table.act('p7', 'nominate', 'p1');
    table.runTo('vote', 1);
    for (const id of ['p7', 'p8', 'p2']) table.act(id, 'vote', 'p1');
    table.act('h', 'disqualify', 'p3');
    table.act('h', 'finish');
    expect(table.game.seats.map(({ out }) => out?.how ?? null).slice(0, 3)).toEqual([
      'condemned',
      null,
      'disqualified',
    ]);
  });

  test('who goes away by night is not seen to go by the host either', () => {
    const table = hosted();
    table.act('p2', 'leave');
    const targets = () => table.view('h').prompts.find(({ action }) => action === 'disqualify')?.targets;
    expect(targets()).toContain('p2');
    table.act('h', 'disqualify', 'p2');
    expect(targets()).not.toContain('p2');
    table.runTo('talk', 1);
    expect(table.view(null).table.seats[1]!.out).toBe('disqualified');
    table.act('p3', 'leave');
    expect(targets()).not.toContain('p3');
  });

  test('nobody is left to be taken out who is going already', () => {
    const table = hosted();
    for (const id of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']) table.act('h', 'disqualify', id);
    expect(table.view('h').prompts.map(({ action }) => action)).toEqual(['finish']);
  });
});

test('a suspicion of a loner is right as well', () => {
  const table = deal('sheriff citizen citizen citizen citizen citizen citizen mafioso mafioso maniac', true);
  table.runTo('night', 2);
  table.act('p2', 'suspect', 'p10');
  table.act('p3', 'suspect', 'p4');
  table.runTo('talk', 2);
  expect(table.game.suspicions).toEqual([
    { by: 'p2', of: 'p10', isRight: true },
    { by: 'p3', of: 'p4', isRight: false },
  ]);
});
