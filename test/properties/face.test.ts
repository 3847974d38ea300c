/**
 * Before the table whoever has something to hide does what one of the town would do in that seat, to the letter: with the
 * same lots, where no friend could be named, and as to whether anybody is named at all also where one could.
 */
import { expect, test } from 'vitest';
import { asTownsfolk, masked } from '../../bot/computer/face.ts';
import { isFriend, isInformed } from '../../bot/computer/judgement.ts';
import { type Known, knownFrom } from '../../bot/computer/known.ts';
import { nextDeed } from '../../bot/computer/mind.ts';
import { Minds, type Sitting } from '../../bot/odds/minds.ts';
import { EDITIONS, rulebooks } from '../../shared/editions/index.ts';
import type { Game } from '../../shared/engine/model.ts';
import { viewFor } from '../../shared/engine/view.ts';
import type { Said } from '../../shared/wire/practice.ts';
import { isLong } from '../kit/laws/effort.ts';
import { send, sitDown, timeUp } from '../kit/rules/sitting.ts';

const KINDS = EDITIONS.flatMap((edition) =>
  Object.keys(rulebooks[edition].modes).flatMap((mode) =>
    (['fair', 'sharp'] as const).map((strength) => ({ edition, mode, strength })),
  ),
);

const GAMES = isLong ? 40 : 2;

test.each(KINDS)('$edition $mode, $strength', ({ edition, mode, strength }) => {
  const { least, most } = rulebooks[edition].modes[mode]!.players;
  let compared = 0;
  for (let n = 0; n < GAMES; n++) {
    const players = Math.min(most, Math.max(least, 11 + n));
    const table = sitDown({ edition, mode, players, seed: `face ${edition} ${mode} ${n}` });
    const minds = new Minds(table.game, table.rules, () => strength);
    minds.tell(table.log, table.game);
    const said: Said[] = [];
    while (!table.game.outcome) {
      const { game } = table;
      const before = table.log.length;
      const next = firstOf(minds, game, said);
      if (!next) send(table, timeUp(game));
      else if (next.deed.is === 'say') said.push({ by: next.id, round: game.round, statement: next.deed.statement });
      else {
        compared += isAsOfTown(next.sitting, next.deed) ? 1 : 0;
        const { is: _, ...act } = next.deed;
        expect(send(table, { type: 'act', by: next.id, ...act })).not.toHaveProperty('refused');
      }
      minds.tell(table.log.slice(before), table.game);
    }

    /** Whether there was anything to compare. */
    function isAsOfTown({ id, mind }: Sitting, deed: object): boolean {
      const { game } = table;
      const view = viewFor(game, table.rules, id);
      const known = knownFrom(view, mind.memory);
      if (view.table.stage === 'night' || !isInformed(known) || known.mates.length === 0) return false;
      const sight = asTownsfolk(view);
      // All cards of the town are shown: there is nobody left to be taken for.
      if (known.lore.isGuilty(sight.you!.role)) return false;
      const asTown = nextDeed(mind, { view: sight, said });
      const named = [...view.prompts.flatMap(({ targets }) => targets), ...view.table.accused.map(({ seat }) => seat)];
      if (!named.some((seat) => seat !== id && isFriend(known, seat))) expect(deed).toEqual(asTown);
      const hasQuestion = view.prompts.some(({ action, targets }) => action === 'vote' && targets.length === 0);
      const hasCard = view.prompts.some(({ card }) => card !== undefined);
      if (!hasQuestion && !hasCard) expect(outlineOf(deed)).toEqual(outlineOf(asTown));
      return true;
    }
  }
  expect(compared).toBeGreaterThan(5);
});

function firstOf(minds: Minds, game: Game, said: readonly Said[]) {
  for (const sitting of minds.sittings) {
    const deed = minds.deedOf(sitting, game, said);
    if (deed) return { id: sitting.id, sitting, deed };
  }
  return null;
}

/** What is done, without whom it names. */
const outlineOf = (deed: object | null) =>
  deed && 'target' in deed
    ? { ...deed, target: 'somebody' }
    : deed && 'targets' in deed
      ? { ...deed, targets: [] }
      : deed;

test('no feeling about a mate but such as anybody might have', () => {
  const known = { self: 'p1', side: 'mafia', mates: ['p2'], certain: new Map(), lore: {} } as unknown as Known;
  const plain = (id: string) => ({ p2: 0.5, p3: 0.3, p4: 0.3 })[id] ?? 0;
  const guilt = (id: string) => ({ p2: 0.7, p3: 0.5, p4: 0.4 })[id] ?? 0;
  const face = masked({ known, plain, guilt, wish: guilt, against: guilt, suspected: guilt, power: () => 0 }, known);
  expect(face.wish('p2')).toBeGreaterThanOrEqual(plain('p2'));
  expect(face.wish('p2')).toBeLessThan(guilt('p2'));
  for (const stranger of ['p3', 'p4']) expect(face.wish(stranger)).toBe(guilt(stranger));
  expect(face.guilt('p2')).toBe(guilt('p2'));
});
