/** What a judge decides, at the table itself: while the clock stands, too late, by the wrong hand, and taken back. */
import { describe, expect, test } from 'vitest';
import { begin } from '../../../bot/table/begin.ts';
import { placeOf, type Sitter } from '../../../bot/table/desk.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import { answer, goAway, pause, type Running, resume, type TableStep, timeUp } from '../../../bot/table/play.ts';
import type { Refused } from '../../../bot/table/refusal.ts';
import { signProtocol, undo } from '../../../bot/table/rulings.ts';
import type { TableState } from '../../../bot/table/state.ts';
import { tokenFor } from '../../../bot/table/token.ts';
import { replay } from '../../../shared/engine/evolve.ts';
import type { Answer } from '../../../shared/engine/model.ts';
import type { Action, StageName } from '../../../shared/engine/words.ts';

const JUDGE = 11;
const AIDE = 12;
const STRANGER = 13;

/** One table and its clock. */
class Judged {
  now = 1_000_000;
  state: Running;

  constructor() {
    const sitter = (person: number): Sitter => ({ person, name: `Player ${person}`, language: 'en' });
    const lobby = newDesk(sitter(1), { title: 'Friday', language: 'en', thread: null }, firstSetting('sport'));
    const players = Array.from({ length: 10 }, (_, i) => sitter(i + 1));
    const desk = { ...lobby, players, host: sitter(JUDGE), aide: sitter(AIDE) };
    const state: TableState = { id: 'g', groupId: -1, status: 'lobby', desk, game: null, log: [], deadline: null };
    const secret = { seed: 'seed', nonce: 'nonce' };
    this.state = stateOf(begin(state, { secret, unreachable: [], powers: null, caveat: null }, this.now));
  }

  get stage() {
    return this.state.game.stage;
  }

  /** Milliseconds until the stage ends by itself. */
  get left(): number | null {
    return this.state.deadline === null ? null : this.state.deadline - this.now;
  }

  /** Who sits at this number of the table. */
  at(number: number): { readonly person: number; readonly seat: string } {
    const seat = this.state.game.seats[number - 1]!.id;
    return { person: this.state.desk.players.findIndex((_, i) => `p${i + 1}` === seat) + 1, seat };
  }

  seat(number: number): string {
    return this.at(number).seat;
  }

  token(person: number): string {
    return tokenFor(this.state.game, placeOf(this.state.desk, person) ?? '');
  }

  try(person: number, action: Action, given: Answer = {}, token = this.token(person)): TableStep | Refused {
    return answer(this.state, { person, token, action, ...given }, this.now);
  }

  act(person: number, action: Action, given: Answer = {}, token = this.token(person)): void {
    this.take(this.try(person, action, given, token));
  }

  rule(action: Action, number: number): void {
    this.act(JUDGE, action, { target: this.seat(number) });
  }

  take(step: TableStep | Refused): void {
    this.state = stateOf(step);
  }

  undo(person = JUDGE): void {
    this.take(undo(this.state, person, this.now));
  }

  pass(seconds: number): void {
    this.now += seconds * 1000;
  }

  /** The clock's word for the stage that is open. */
  end(): void {
    this.now = this.state.deadline!;
    this.take(timeUp(this.state, this.stage.serial, this.now));
  }

  to(name: StageName): void {
    while (this.stage.name !== name) this.end();
  }

  /** To the ballot of day 1 on those at numbers 5 and 6. */
  toBallot(): void {
    this.to('talk');
    for (const number of [1, 2]) {
      this.act(this.at(number).person, 'nominate', { target: this.seat(number + 4) });
      this.act(this.at(number).person, 'finish');
    }
    this.to('vote');
  }

  get fouls() {
    return this.state.game.judged.fouls;
  }
}

function stateOf(step: TableStep | Refused | ReturnType<typeof begin>): Running {
  if ('refused' in step) throw new Error(step.refused);
  return step.state as Running;
}

const refusal = (outcome: TableStep | Refused): string | null => ('refused' in outcome ? outcome.refused : null);

describe('while the clock stands', () => {
  test('a foul is given and taken back, and no second runs', () => {
    const table = new Judged();
    table.to('talk');
    table.pass(20);
    table.take(pause(table.state, table.now));
    table.pass(100);
    table.rule('foul', 4);
    expect(table.fouls).toEqual({ [table.seat(4)]: 1 });
    expect(table.state).toMatchObject({ deadline: null, desk: { clock: { pause: { left: 40_000 } } } });
    expect(refusal(table.try(table.at(1).person, 'finish'))).toBe('refusal-paused');
    table.undo();
    expect(table.fouls).toEqual({});
    expect(table.state).toMatchObject({ deadline: null, desk: { clock: { pause: { left: 40_000 } } } });
    table.take(resume(table.state, table.now));
    expect(table.left).toBe(40_000);
  });

  test('a stage that opens then has all its time and does not run; taken back, the old one has its own', () => {
    const table = new Judged();
    table.toBallot();
    table.pass(8);
    table.take(pause(table.state, table.now));
    table.rule('disqualify', 9);
    expect(table.stage.name).toBe('night');
    expect(table.state).toMatchObject({ deadline: null, desk: { clock: { pause: { left: 30_000 } } } });
    table.pass(50);
    table.undo();
    expect(table.stage.name).toBe('vote');
    expect(table.state).toMatchObject({ deadline: null, desk: { clock: { pause: { left: 12_000 } } } });
    table.take(resume(table.state, table.now));
    expect(table.left).toBe(12_000);
  });

  test('whoever leaves then goes, and the pause stays', () => {
    const table = new Judged();
    table.to('talk');
    table.take(pause(table.state, table.now));
    table.take(goAway(table.state, table.at(1).person, table.now));
    expect(table.stage.spec).toMatchObject({
      kind: 'speech',
      queue: [table.seat(2), ...Array(8).fill(expect.any(String))],
    });
    expect(table.state).toMatchObject({ deadline: null, desk: { clock: { pause: { left: 60_000 } } } });
  });

  test('a game that ends then leaves no pause behind: protests have their ten minutes', () => {
    const table = new Judged();
    table.take(pause(table.state, table.now));
    table.rule('defeat', 3);
    expect(table.state).toMatchObject({ status: 'over', desk: { clock: { pause: null } } });
    expect(table.left).toBe(600_001);
  });
});

describe('taken back', () => {
  test('the ballot is entered again with its votes and the time it had left', () => {
    const table = new Judged();
    table.toBallot();
    table.pass(5);
    table.act(table.at(3).person, 'vote', { target: table.seat(5) });
    const before = table.state.game;
    table.pass(3);
    table.rule('disqualify', 9);
    expect(table.stage.name).toBe('night');
    expect(table.left).toBe(30_000);
    table.pass(7);
    const night = table.stage.serial;
    table.undo();
    expect(table.state.game).toMatchObject({ choices: before.choices, seats: before.seats, accused: before.accused });
    expect(table.left).toBe(12_000);
    expect(replay(table.state.log)).toEqual(table.state.game);
    // Neither a late word of the clock nor a late tap is taken for the ballot that was entered again.
    expect(refusal(timeUp(table.state, night, table.now))).toBe('refusal-late');
    expect(refusal(timeUp(table.state, before.stage.serial, table.now))).toBe('refusal-late');
    const late = tokenFor(before, table.seat(4));
    expect(refusal(table.try(table.at(4).person, 'vote', { target: table.seat(5) }, late))).toBe('refusal-closed');
    table.act(table.at(4).person, 'vote', { target: table.seat(5) });
  });

  test('not where something was built on it', () => {
    const table = new Judged();
    table.toBallot();
    table.rule('disqualify', 9);
    const [black] = table.state.game.seats.flatMap(({ gang }, i) => (gang && i !== 8 ? [i + 1] : []));
    table.act(table.at(black!).person, 'shoot', { target: table.seat(1) });
    expect(refusal(undo(table.state, JUDGE, table.now))).toBe('refusal-built-on');
  });

  test('a plain foul also after others have spoken, and the speech of now goes on', () => {
    const table = new Judged();
    table.to('talk');
    table.rule('foul', 4);
    for (const number of [1, 2]) table.act(table.at(number).person, 'finish');
    table.end();
    table.pass(13);
    const { serial } = table.stage;
    table.undo();
    expect(table.fouls).toEqual({});
    expect(table.stage.serial).toBe(serial);
    expect(table.left).toBe(47_000);
    expect(table.state.game.news.at(-1)).toEqual({ undone: 'foul', on: table.seat(4) });
    expect(refusal(undo(table.state, JUDGE, table.now))).toBe('refusal-nothing-to-undo');
  });

  test('a third foul only until its speech is lost', () => {
    const [early, late] = [new Judged(), new Judged()];
    for (const table of [early, late]) {
      table.to('talk');
      for (let fouls = 0; fouls < 3; fouls++) table.rule('foul', 2);
    }
    early.undo();
    early.end();
    expect(early.left).toBe(60_000);
    late.end();
    expect(late.left).toBe(10_000);
    expect(refusal(undo(late.state, JUDGE, late.now))).toBe('refusal-built-on');
  });

  test('an awarded defeat never: the cards are open', () => {
    const table = new Judged();
    table.to('talk');
    table.rule('defeat', 1);
    expect(table.state.status).toBe('over');
    expect(refusal(undo(table.state, JUDGE, table.now))).toBe('refusal-built-on');
  });

  test('only the latest, and by an aide only the own', () => {
    const table = new Judged();
    table.rule('defeat', 1);
    const winners = table.state.game.outcome!.winners;
    table.act(AIDE, 'bonus', { target: winners[0]!, choice: 'best' });
    table.act(JUDGE, 'bonus', { target: winners[1]!, choice: 'second' });
    expect(refusal(undo(table.state, AIDE, table.now))).toBe('refusal-judge-only');
    table.undo();
    expect(table.state.game.judged.awards).toEqual([{ seat: winners[0], award: 'best' }]);
    expect(refusal(undo(table.state, AIDE, table.now))).toBe('refusal-nothing-to-undo');
    table.act(AIDE, 'bonus', { target: winners[1]!, choice: 'second' });
    table.undo(AIDE);
    table.act(AIDE, 'bonus', { target: winners[2]!, choice: 'second' });
    table.undo(JUDGE);
    expect(table.state.game.judged.awards).toHaveLength(1);
  });
});

describe('by whom and when', () => {
  test('a foul named while one spoke counts when the next does already', () => {
    const table = new Judged();
    table.to('talk');
    const seen = table.token(JUDGE);
    table.end();
    expect(table.token(JUDGE)).not.toBe(seen);
    table.act(JUDGE, 'foul', { target: table.seat(1) }, seen);
    expect(table.fouls).toEqual({ [table.seat(1)]: 1 });
    expect(table.left).toBe(60_000);
  });

  test('nobody but the judge rules, takes back or signs', () => {
    const table = new Judged();
    table.to('talk');
    table.rule('foul', 2);
    const { person } = table.at(1);
    for (const action of ['foul', 'disqualify', 'defeat'] as const) {
      for (const other of [person, AIDE, STRANGER]) {
        expect(refusal(table.try(other, action, { target: table.seat(2) })), `${other} ${action}`).not.toBeNull();
      }
    }
    for (const other of [person, AIDE, STRANGER]) {
      expect(refusal(undo(table.state, other, table.now))).toBe('refusal-judge-only');
    }
    expect(refusal(signProtocol(table.state, JUDGE))).toBe('refusal-not-over');
    table.rule('defeat', 1);
    for (const other of [person, AIDE, STRANGER]) {
      expect(refusal(signProtocol(table.state, other))).toBe('refusal-judge-only');
      const bonus = { target: table.state.game.outcome!.winners[0]!, choice: 'best' };
      if (other !== AIDE) expect(refusal(table.try(other, 'bonus', bonus))).not.toBeNull();
    }
  });

  test('what is signed stands, and protests are still heard', () => {
    const table = new Judged();
    table.rule('defeat', 1);
    const [first, second] = table.state.game.outcome!.winners as [string, string];
    table.act(JUDGE, 'bonus', { target: first, choice: 'best' });
    table.take(signProtocol(table.state, JUDGE));
    expect(refusal(table.try(AIDE, 'bonus', { target: second, choice: 'second' }))).toBe('refusal-signed');
    expect(refusal(undo(table.state, JUDGE, table.now))).toBe('refusal-signed');
    expect(refusal(signProtocol(table.state, JUDGE))).toBe('refusal-signed');
    table.pass(600);
    table.act(1, 'protest');
    expect(refusal(table.try(1, 'protest'))).not.toBeNull();
    table.end();
    expect(refusal(table.try(2, 'protest'))).not.toBeNull();
    expect(table.state.game.judged.protests).toEqual(['p1']);
  });
});
