/** Secrecy in time, for every role as the observer: worlds that differ in what it cannot know look and sound the same. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chance, chanceFrom } from '../../shared/engine/chance.ts';
import { decide } from '../../shared/engine/decide.ts';
import type { PlaceId } from '../../shared/engine/ids.ts';
import type { Game } from '../../shared/engine/model.ts';
import { viewFor } from '../../shared/engine/view.ts';
import { played, seenIn } from '../kit/laws/effort.ts';
import { pardonIn, playPardon } from '../kit/pairs/pardons.ts';
import { mustBeSameFor } from '../kit/pairs/same-for.ts';
import { darkWorlds, judgesOf, secretsOf, swappedWorlds } from '../kit/pairs/sport-worlds.ts';
import { playTalk, talkWorlds } from '../kit/pairs/unheard-talks.ts';
import { type Look, playWorlds, type Worlds } from '../kit/pairs/unseen-nights.ts';
import { peopleOf, someCommand } from '../kit/rules/random-player.ts';
import type { Sitting, Table } from '../kit/rules/sitting.ts';
import { sittings } from '../kit/rules/sittings.ts';

const ROLES = ['citizen', 'sheriff', 'mafioso', 'don'];
const OBSERVERS = ROLES.flatMap((role) => [role, `${role} out`]);
const JUDGES = ['host', 'aide'];

type Seen = Map<string, number>;
const add = (seen: Seen, key: string): void => void seen.set(key, (seen.get(key) ?? 0) + 1);

function expectOften(seen: Seen, times: number, keys: readonly string[]): void {
  for (const key of keys) expect(seen.get(key), key).toBeGreaterThan(seenIn(times));
}

/** Not even a refusal tells anything, but that a player is on the list already. */
function refusesAlike({ one, other, blind }: Worlds, chance: Chance): void {
  const command = someCommand(one.game, one.rules, chance);
  if (command.type === 'timeUp') return;
  const act = { ...command, by: chance.pick(blind) };
  const reasons = [one, other].map(({ game, rules }) => {
    const decision = decide(game, act, rules);
    return 'refused' in decision ? decision.refused : null;
  });
  if (!reasons.includes('named-already')) expect(reasons[0], JSON.stringify(act)).toBe(reasons[1]);
}

function noteObservers({ one: { game }, blind }: Worlds, isApart: boolean, seen: Seen): void {
  const isDark = isApart && game.stage.name === 'night' && game.round > 1;
  for (const { id, role, out, side } of game.seats) {
    if (!blind.includes(id)) continue;
    add(seen, out ? `${role} out` : role);
    if (isDark && !out && side === 'black') add(seen, `${role} in the dark, ${game.deal.decoys ? 'decoys' : 'none'}`);
  }
}

/** All who are blind see and hear the same; a judge sees every difference. */
function watch(worlds: Worlds, chance: Chance, seen: Seen): Look {
  const { one, other, blind } = worlds;
  return (heard, isApart) => {
    if (isApart) return;
    expect(one.game.stage.serial).toBe(other.game.stage.serial);
    mustBeSameFor([null, ...blind], [one, other], heard);
    refusesAlike(worlds, chance);
    const differs = secretsOf(one.game) !== secretsOf(other.game);
    noteObservers(worlds, differs, seen);
    for (const judge of differs ? judgesOf(one) : []) {
      const [bench, twin] = [one, other].map(({ game, rules }) => viewFor(game, rules, judge).bench);
      expect(bench).not.toEqual(twin);
      add(seen, judge);
    }
  };
}

function inGames(numRuns: number, play: (sitting: Sitting, chance: Chance, seen: Seen) => void): Seen {
  const seen: Seen = new Map();
  const plays = fc.property(sittings('sport', 'standard'), (sitting) =>
    play(sitting, chanceFrom(sitting.seed, 'worlds'), seen),
  );
  fc.assert(plays, { numRuns: played(numRuns), seed: 1 });
  return seen;
}

test('whoever of two others is who', () => {
  const seen = inGames(250, (sitting, chance, seen) => {
    const worlds = swappedWorlds(sitting, chance);
    playWorlds(worlds, chance, watch(worlds, chance, seen));
  });
  expectOften(seen, 500, [...OBSERVERS, ...JUDGES]);
});

test('`sport.decision.night-chat`: whatever the other blacks do in the dark', () => {
  const seen = inGames(300, (sitting, chance, seen) => {
    const worlds = darkWorlds(sitting, chance);
    playWorlds(worlds, chance, watch(worlds, chance, seen));
  });
  expectOften(seen, 500, [...OBSERVERS, ...JUDGES]);
  const blacks = ['mafioso', 'don'];
  expectOften(
    seen,
    150,
    blacks.flatMap((role) => [`${role} in the dark, decoys`, `${role} in the dark, none`]),
  );
});

const withHidden = (sitting: Sitting, nomineesHidden: boolean): Sitting => ({
  ...sitting,
  options: { ...sitting.options, nomineesHidden },
});

test('`sport.special.nominees-hidden`: whomever earlier speakers have named', () => {
  const seen = inGames(300, (sitting, chance, seen) => {
    const worlds = talkWorlds(withHidden(sitting, true), chance);
    if (worlds) playTalk(worlds, chance, watch(worlds, chance, seen));
  });
  expectOften(seen, 300, [...OBSERVERS, ...JUDGES]);
});

test('an open list shows everybody who was named', () => {
  const listOf = ({ accused, withdrawn }: Pick<Game, 'accused' | 'withdrawn'>) => JSON.stringify([accused, withdrawn]);
  const seen = inGames(30, (sitting, chance, seen) => {
    const worlds = talkWorlds(withHidden(sitting, false), chance);
    if (!worlds) return;
    const { one, other, blind } = worlds;
    playTalk(worlds, chance, () => {
      if (listOf(one.game) === listOf(other.game)) return;
      const [view, twin] = [one, other].map(({ game, rules }) => viewFor(game, rules, chance.pick(blind)).table);
      expect(listOf(view!)).not.toBe(listOf(twin!));
      add(seen, 'apart');
    });
  });
  expectOften(seen, 100, ['apart']);
});

/** Whether the ballot is off, as this person sees it. */
const isOffFor = (person: PlaceId | null, { game, rules }: Table): boolean => {
  const { table } = viewFor(game, rules, person);
  return table.isBallotOff || table.news.some((item) => 'cancelled' in item);
};

test('whether a disqualification at night cancels a ballot, until dawn', () => {
  const seen = inGames(300, (sitting, chance, seen) => {
    const pardon = pardonIn(sitting, chance);
    if (!pardon) return;
    const { one, other } = pardon;
    const alike = watch(pardon, chance, seen);
    const everybody = [null, ...peopleOf(one.game, one.rules)];
    playPardon(pardon, (heard, isDawn = false) => {
      alike(heard, isDawn);
      if (isDawn) add(seen, 'dawn');
      for (const person of everybody) {
        expect([one, other].map((table) => isOffFor(person, table))).toEqual([false, isDawn]);
      }
      const told = heard.map((events) => events.some(({ type }) => type === 'ballotCancelled'));
      expect(told).toEqual([false, isDawn]);
    });
  });
  expectOften(seen, 50, [...OBSERVERS, ...JUDGES, 'dawn']);
});
