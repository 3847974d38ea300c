/** A way to wait that neither the narrator nor the app knows: both put it on a screen by what it shows of itself. */
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import type { Message } from '../../bot/chat/message.ts';
import { playAtTable } from '../../bot/lab/by-engine.ts';
import { directMessages } from '../../bot/narrator/direct/chat.ts';
import { messagesOf } from '../../bot/narrator/table.ts';
import { sightOf } from '../../bot/sheets/table.ts';
import { isAsked } from '../../bot/table/attendance.ts';
import { sitterAt } from '../../bot/table/desk.ts';
import { answer, type Running } from '../../bot/table/play.ts';
import { tokenFor } from '../../bot/table/token.ts';
import { rulebooks } from '../../shared/editions/index.ts';
import { sightSchema } from '../../shared/wire/sight.ts';
import { dealTo } from '../kit/rules/table.ts';
import { readOut, speakAsHostOf, stateOf } from '../kit/telling/host-script.ts';
import { NO_LINKS } from '../kit/telling/made-up.ts';
import { CONFRONTATION } from './confrontation.ts';

vi.mock('../../shared/editions/city/index.ts', async (original) => {
  const { confronting } = await import('./city.ts');
  return confronting(await original());
});

const MODE = 'standard';
const ROLES = 'citizen citizen detective doctor mafioso godfather citizen';
const rules = rulebooks.city.modes[MODE]!.rules({}, 7);

/** Player 1 and player 2 face each other. */
function faceToFace(): Running {
  const bench = dealTo(rules, ROLES, { edition: 'city', mode: MODE });
  bench.runTo('defence', 2);
  return stateOf(bench);
}

const questionTo = (state: Running, seat: string): Message | undefined =>
  [...directMessages(state, seat, sitterAt(state.desk, seat)!, NO_LINKS)].find(([subject]) =>
    subject.startsWith('ask:'),
  )?.[1];

const sightFor = (state: Running, person: number) =>
  sightOf(state, { person, language: 'en', mayManage: false }, { invitation: '', next: null, printed: null });

/** Whoever this is has had enough. */
function finished(state: Running, person: number): Running {
  const given = { person, token: tokenFor(state.game, `p${person}`), action: 'finish' } as const;
  const step = answer(state, given, 0);
  if ('refused' in step) throw new Error(JSON.stringify(step.refused));
  return step.state as Running;
}

test('the group is told of it, and whoever is asked gets the question with what can be pressed', () => {
  const state = faceToFace();
  const group = messagesOf(state, NO_LINKS).group.get('trial:2')?.text;
  expect(group).toContain('The accused defend themselves');
  const asked = questionTo(state, 'p1');
  expect(asked?.text.replaceAll('\u2060', '')).toBe('❔ <b>Defence</b> · A group');
  expect(asked?.buttons?.flat().map(({ text }) => text)).toEqual(['✔️ I have finished']);
  expect(questionTo(state, 'p3')).toBeUndefined();

  // One has had enough, and waits for the other.
  const half = finished(state, 1);
  expect(questionTo(half, 'p1')?.buttons ?? []).toEqual([]);
  expect(messagesOf(half, NO_LINKS).group.get('trial:2')?.text).toBe(group);
  expect(finished(half, 2).game.stage.spec?.kind).not.toBe(CONFRONTATION);
});

test('nobody but the two is asked, and whoever of them says nothing has missed it', () => {
  const state = faceToFace();
  expect(['p1', 'p2', 'p3'].map((seat) => isAsked(state.game, rules, seat))).toEqual([true, true, false]);
});

test('the app is shown it: its kind, who is asked, and what each may press', async () => {
  const state = faceToFace();
  for (const person of [1, 2, 3, 0]) {
    const sight = sightFor(state, person);
    expect(v.parse(sightSchema, sight)).toEqual(sight);
    const { table, prompts } = sight.play!.view;
    expect(table).toMatchObject({ kind: CONFRONTATION, asked: ['p1', 'p2'], stage: 'defence' });
    expect(prompts.map(({ action }) => action)).toEqual(person === 1 || person === 2 ? ['finish'] : []);
  }
  await speakAsHostOf('city');
  expect(readOut(state).lines.length).toBeGreaterThan(0);
});

test('practice players play whole games with it, and the group is told them to the end', {
  timeout: 60_000,
}, async () => {
  const wanted = { edition: 'city', mode: MODE, players: 7, language: 'en', strength: 'lazy', via: 'engine' } as const;
  const told: string[] = [];
  const { game, log } = await playAtTable({ ...wanted, seed: 3 }, (subject) => told.push(subject));
  expect(log.some((event) => event.type === 'stageOpened' && event.spec.kind === CONFRONTATION)).toBe(true);
  expect(game.outcome).not.toBeNull();
  expect(told.some((subject) => subject.endsWith('/end'))).toBe(true);
});
