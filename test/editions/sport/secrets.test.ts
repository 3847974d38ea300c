/** What a written game cannot show: who sees and hears what, and when. */
import { describe, expect, test } from 'vitest';
import { sightOf } from '../../../bot/sheets/table.ts';
import { putIn } from '../../../bot/table/desk.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import { makeSign } from '../../../bot/table/play.ts';
import { tokenFor } from '../../../bot/table/token.ts';
import { rulesOf } from '../../../shared/editions/index.ts';
import { audienceOf, isHeardBy } from '../../../shared/engine/audiences.ts';
import type { GameEvent } from '../../../shared/engine/events.ts';
import type { PlaceId } from '../../../shared/engine/ids.ts';
import type { Options } from '../../../shared/engine/model.ts';
import { SIGNS } from '../../../shared/wire/signs.ts';
import { type Bench, dealTo } from '../../kit/rules/table.ts';

/** p1 is the sheriff, p8 and p9 are the mafiosi, p10 is the don; j judges, k assists. */
const ROLES = 'sheriff citizen citizen citizen citizen citizen citizen mafioso mafioso don';
const BLACKS = ['p8', 'p9', 'p10'];
const PLAYERS = ROLES.split(' ').map((_, i) => `p${i + 1}`);
const REDS = PLAYERS.slice(0, 7);
const OPTIONS = { withdrawAllowed: true, nomineesHidden: true, noRaiseAtFour: true, sideJudge: '', table: 'chat' };

const rules = rulesOf({ edition: 'sport', mode: 'standard', options: OPTIONS, seats: [] });

function deal(host: PlaceId | null = null, options: Options = {}): Bench {
  const all = { ...OPTIONS, ...(host !== null && { sideJudge: 'k' }), ...options };
  return dealTo(rules, ROLES, { edition: 'sport', mode: 'standard', options: all, decoys: true, host });
}

/** Every card, as far as this person's view shows it on the seats. */
const cardsFor = (table: Bench, person: PlaceId | null) => table.view(person).table.seats.map(({ role }) => role);

const HIDDEN = PLAYERS.map(() => null);

/** What is told of this kind of event, and who hears it. */
const hearersOf = ({ log, game, rules }: Bench, type: GameEvent['type'], people: readonly PlaceId[]) =>
  people.filter((person) => log.some((e) => e.type === type && isHeardBy(audienceOf(e, game, rules), person)));

function shootAll(table: Bench, target: string): void {
  for (const id of BLACKS) table.act(id, 'shoot', target);
}

describe('`sport.leave.hidden`: nobody sees a card before the end, however its holder leaves', () => {
  const leavings: Readonly<Record<string, (table: Bench) => void>> = {
    shot: (table) => {
      table.runTo('night', 2);
      shootAll(table, 'p1');
      table.passTime();
    },
    'voted out': (table) => {
      table.runTo('talk', 1);
      table.act('p1', 'nominate', 'p10');
      table.passTime();
      table.act('p2', 'nominate', 'p3');
      table.runTo('vote', 1);
      for (const id of PLAYERS) table.act(id, 'vote', 'p10');
    },
    'gone away': (table) => table.act('p10', 'leave'),
    disqualified: (table) => table.act('j', 'disqualify', 'p1'),
    'fouled out': (table) => {
      for (let i = 0; i < 4; i++) table.act('j', 'foul', 'p8');
    },
  };

  test.each(Object.entries(leavings))('%s', (_, leave) => {
    const table = deal('j');
    leave(table);
    expect(table.game.seats.filter(({ out }) => out !== null)).toHaveLength(1);
    for (const person of [null, ...PLAYERS, 'j', 'k']) expect(cardsFor(table, person)).toEqual(HIDDEN);
    for (const event of table.log) if (event.type === 'fell') expect(event.shown).toBeNull();
    const told = JSON.stringify(table.view(null).table.news);
    expect(told).not.toMatch(/sheriff|mafioso|don|citizen|red|black/);
    table.act('j', 'defeat', 'p2');
    expect(cardsFor(table, null)).toEqual(ROLES.split(' '));
  });

  test('and whoever is out learns nothing by it', () => {
    const table = deal('j');
    table.runTo('talk', 1);
    table.act('p10', 'leave');
    const told = table.told('p10');
    table.runTo('night', 2);
    table.act('p8', 'shoot', 'p1');
    table.act('p1', 'check', 'p10');
    expect(table.told('p10')).toEqual(told);
    expect(table.view('p10')).toMatchObject({ mates: [], gangChoices: [], prompts: [], bench: null });
  });
});

test('`sport.night1.meeting`: each knows the own card, the blacks each other’s, the judges all', () => {
  const table = deal('j');
  for (const { id, role, side } of table.game.seats) expect(table.view(id).you).toEqual({ id, role, side, card: null });
  for (const id of REDS) expect(table.view(id).facts).toEqual([]);
  for (const id of BLACKS) {
    const mates = BLACKS.filter((mate) => mate !== id);
    expect(table.view(id).facts).toEqual(
      mates.flatMap((about) => [
        { about, side: 'black' },
        { about, role: about === 'p10' ? 'don' : 'mafioso' },
      ]),
    );
  }
  const cards = ROLES.split(' ').map((role, i) => ({ about: `p${i + 1}`, role }));
  for (const judge of ['j', 'k']) expect(table.view(judge)).toMatchObject({ you: null, facts: cards });
  expect(table.view('stranger').facts).toEqual([]);
});

test('`sport.night1.plan`: told to the blacks and to nobody else, each time', () => {
  const table = deal('j');
  table.act('p10', 'plan', { targets: ['p1', 'p8'] });
  table.act('p10', 'plan', { targets: ['p2'] });
  const plans = (person: PlaceId) => table.told(person).filter((fact) => 'plan' in fact);
  for (const id of BLACKS) expect(plans(id)).toEqual([{ plan: ['p1', 'p8'] }, { plan: ['p2'] }]);
  for (const id of [...REDS, 'j', 'k']) expect(plans(id)).toEqual([]);
  expect(hearersOf(table, 'planned', [...PLAYERS, 'j', 'k'])).toEqual([]);
  expect(table.view('j').bench!.choices).toEqual([{ by: 'p10', action: 'plan', targets: ['p2'] }]);
});

describe('`sport.decision.night-chat`: the blacks’ room', () => {
  const matesOf = (table: Bench) => PLAYERS.map((id) => table.view(id).mates);
  const NOBODY = PLAYERS.map(() => []);

  test('is open on night 1 only', () => {
    const table = deal();
    const open = [...REDS.map(() => []), ['p9', 'p10'], ['p8', 'p10'], ['p8', 'p9']];
    expect(matesOf(table)).toEqual(open);
    table.act('p9', 'leave');
    expect(matesOf(table)).toEqual([...REDS.map(() => []), ['p10'], [], ['p8']]);
    for (const [stage, round] of [
      ['talk', 1],
      ['night', 2],
      ['talk', 2],
      ['night', 3],
    ] as const) {
      table.runTo(stage, round);
      expect(matesOf(table)).toEqual(NOBODY);
    }
  });

  test('later nobody sees a shot, or that there was one', () => {
    const table = deal('j');
    table.runTo('night', 2);
    const before = ['p9', 'p10'].map((id) => table.view(id));
    table.act('p8', 'shoot', 'p3');
    expect(['p9', 'p10'].map((id) => table.view(id))).toEqual(before);
    expect(hearersOf(table, 'chose', [...PLAYERS, 'j', 'k'])).toEqual(['p8']);
    for (const judge of ['j', 'k']) {
      expect(table.view(judge).bench!.choices).toEqual([{ by: 'p8', action: 'shoot', target: 'p3' }]);
    }
  });

  test('signs are made and read on night 1, and are refused and forgotten later', () => {
    const table = deal();
    const sitters = PLAYERS.map((name, i) => ({ person: i + 1, name, language: 'en' as const }));
    const group = { title: 'T', language: 'en', thread: null } as const;
    const desk = { ...newDesk(sitters[0]!, group, { ...firstSetting('sport') }), players: sitters };
    const running = () => ({ id: 'g', groupId: -1, status: 'running' as const, desk, ...around(table) });
    const signing = (person: number) => makeSign(running(), person, tokenFor(table.game, `p${person}`), SIGNS[0]);
    const signed = signing(8);
    if (!('state' in signed)) throw new Error('a sign was refused');
    const readers = (signs: typeof desk.talk.signs) =>
      sitters.flatMap(({ person }) => {
        const reader = { person, language: 'en', mayManage: false } as const;
        const state = { ...running(), desk: putIn(desk, 'talk', { signs }) };
        return sightOf(state, reader, { invitation: '', next: null, printed: null }).play!.signs.length > 0
          ? [`p${person}`]
          : [];
      });
    expect(readers(signed.state.desk.talk.signs)).toEqual(['p9', 'p10']);
    expect(signing(2)).toHaveProperty('refused');
    table.runTo('night', 2);
    expect(signing(8)).toHaveProperty('refused');
    expect(readers({ p8: { sign: SIGNS[0], round: 2 } })).toEqual([]);
  });
});

const around = ({ game, log }: Bench) => ({ game, log, deadline: null });

test('`sport.night.one-check`: answered at once, to whoever asked and to nobody else', () => {
  const table = deal('j');
  table.runTo('night', 2);
  const told = () => Object.fromEntries([...PLAYERS, 'j', 'k'].map((id) => [id, table.told(id)]));
  const before = told();
  table.act('p1', 'check', 'p10');
  expect(told()).toEqual({ ...before, p1: [{ about: 'p10', side: 'black' }] });
  table.act('p10', 'check', 'p1');
  expect(table.told('p10').at(-1)).toEqual({ about: 'p1', is: 'sheriff', value: true });
  expect(told()).toEqual({ ...before, p1: table.told('p1'), p10: table.told('p10') });
  const learned = table.log.filter((event) => event.type === 'learned').slice(-2);
  expect(learned.map((event) => audienceOf(event, table.game, rules))).toEqual([{ only: ['p1'] }, { only: ['p10'] }]);
  for (const id of REDS.slice(1)) expect(table.view(id).table.news).toEqual([]);
});

test('`sport.judge.side`: the bench is for the judge and the side judge, in every stage', () => {
  const table = deal('j');
  const benches = () => [null, ...PLAYERS, 'j', 'k', 'stranger'].filter((person) => table.view(person).bench !== null);
  while (table.game.round < 3) {
    expect(benches()).toEqual(['j', 'k']);
    if (table.game.stage.name === 'talk')
      table.act(table.view(null).table.speaker!, 'nominate', { target: nextOf(table) });
    table.passTime();
  }
  const alone = deal(null, { sideJudge: 'k' });
  for (const person of [...PLAYERS, 'j', 'k']) expect(alone.view(person).bench).toBeNull();
  expect(alone.view('k').facts).toEqual([]);
});

/** Somebody who is not named yet. */
const nextOf = ({ game }: Bench): string =>
  game.seats.find(({ id, out }) => !out && !game.accused.some(({ seat }) => seat === id))!.id;

test('`sport.special.nominees-hidden`: a name is heard, and not shown again', () => {
  const table = deal('j');
  table.runTo('talk', 1);
  table.act('p1', 'nominate', 'p3');
  const seen = (person: PlaceId) => table.view(person).table;
  expect(seen('p2').news).toEqual([{ nominated: 'p3', by: 'p1' }]);
  table.act('p1', 'finish');
  for (const person of PLAYERS) expect(seen(person)).toMatchObject({ accused: [], withdrawn: [], news: [] });
  const { targets } = table.view('p2').prompts.find(({ action }) => action === 'nominate')!;
  expect(targets).toEqual(PLAYERS);
  for (const judge of ['j', 'k']) expect(table.view(judge).bench!.accused).toEqual([{ seat: 'p3', by: 'p1' }]);
  // That he is struck off tells neither the list nor that he was on it.
  table.act('j', 'disqualify', 'p3');
  expect(hearersOf(table, 'accusedNarrowed', [...PLAYERS, 'stranger'])).toEqual([]);
  table.act('p2', 'nominate', 'p4');
  table.act('j', 'disqualify', 'p9');
  expect(seen('p4').news.filter((item) => 'nominated' in item)).toEqual([{ nominated: 'p4', by: 'p2' }]);
});

test('what is said aloud is for the whole table: fouls, disqualifications, guesses', () => {
  const table = deal('j');
  const everybody = [...PLAYERS, 'j', 'k', 'stranger'];
  table.act('j', 'foul', 'p2');
  table.act('j', 'disqualify', 'p3');
  table.runTo('night', 2);
  shootAll(table, 'p1');
  table.runTo('morning', 2);
  table.act('p1', 'guess', { targets: ['p8', 'p9', 'p2'] });
  for (const type of ['fouled', 'disqualified', 'guessed'] as const) {
    expect(hearersOf(table, type, everybody), type).toEqual(everybody);
  }
  // How many of the three are right is nobody's business before the end.
  const [guess] = table.view('p8').table.news.filter((item) => 'guess' in item);
  expect(guess).toEqual({ guess: ['p8', 'p9', 'p2'], by: 'p1' });
  expect(table.view('p1').facts).toEqual([]);
});

test('`sport.decision.night.disqualified`: that the ballot is off is told at dawn, after night 1 too', () => {
  for (const round of [1, 2]) {
    const table = deal('j');
    table.runTo('night', round);
    const cancelled = table.log.length;
    table.act('j', 'disqualify', 'p3');
    for (const person of [null, ...PLAYERS, 'j', 'k']) {
      const { isBallotOff, news } = table.view(person).table;
      expect({ isBallotOff, news }).toEqual({
        isBallotOff: false,
        news: [{ out: 'p3', role: null }, { disqualified: 'p3' }],
      });
    }
    expect(table.log.slice(cancelled).map(({ type }) => type)).not.toContain('ballotCancelled');
    table.passTime();
    expect(table.view(null).table.isBallotOff).toBe(true);
    expect(table.view('p1').table.news).toContainEqual({ cancelled: round });
  }
});

test('a ballot shows nothing until it is counted, but to the judges', () => {
  const table = deal('j');
  table.runTo('talk', 1);
  table.act('p1', 'nominate', 'p4');
  table.passTime();
  table.act('p2', 'nominate', 'p5');
  table.runTo('vote', 1);
  const before = REDS.slice(1).map((id) => table.view(id));
  table.act('p1', 'vote', 'p4');
  expect(REDS.slice(1).map((id) => table.view(id))).toEqual(before);
  expect(hearersOf(table, 'chose', ['p3', 'p8', 'p10'])).toEqual([]);
  expect(table.view('k').bench!.choices).toEqual([{ by: 'p1', action: 'vote', target: 'p4' }]);
});
