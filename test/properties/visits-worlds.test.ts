/** Secrecy in time: with whom the catwoman was, and whose night came to nothing, shows to nobody but that one and her. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chance, chanceFrom } from '../../shared/engine/chance.ts';
import type { Command } from '../../shared/engine/commands.ts';
import { decide } from '../../shared/engine/decide.ts';
import type { PlaceId, SeatId } from '../../shared/engine/ids.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import { promptsFor } from '../../shared/engine/prompts.ts';
import { openGame } from '../../shared/engine/setup/open.ts';
import { isAlive } from '../../shared/engine/table.ts';
import { played, seenIn } from '../kit/laws/effort.ts';
import { type Heard, mustBeSameFor } from '../kit/pairs/same-for.ts';
import { answering, peopleOf, someAnswer } from '../kit/rules/random-player.ts';
import { type Sitting, sitDown, type Table, timeUp } from '../kit/rules/sitting.ts';
import { isLegal, sittings } from '../kit/rules/sittings.ts';

/** Whenever she goes to one of the pair in one world, she goes to the other of them in the other. */
interface Worlds {
  readonly one: Table;
  readonly other: Table;
  readonly catwoman: SeatId;
  readonly pair: readonly [SeatId, SeatId];
}

function worldsOf(sitting: Sitting, chance: Chance): Worlds | null {
  const hers = { ...sitting, options: { ...sitting.options, catwoman: 'role' }, decoys: true, host: null };
  // At a small table there may be no room for her beside the others that were asked for.
  if (!isLegal(hers)) return null;
  const one = sitDown(hers);
  const catwoman = one.game.seats.find(({ role }) => role === 'catwoman')?.id;
  if (catwoman === undefined) return null;
  const [a, b] = chance.shuffle(one.game.seats.filter(({ id }) => id !== catwoman));
  const { events, game } = openGame(one.game.deal, one.rules);
  return { one, other: { game, rules: one.rules, log: [...events] }, catwoman, pair: [a!.id, b!.id] };
}

/** What the two do at night themselves would tell, if it counts in one world only; but for a look that finds no mafia. */
function isTelling({ one: { game }, pair }: Worlds, by: PlaceId, { action }: Prompt, target?: SeatId): boolean {
  if (game.stage.name !== 'night' || !pair.includes(by) || action === 'suspect') return false;
  const looked = game.seats.find(({ id }) => id === target);
  const isTown = looked?.role !== 'mafioso' && looked?.role !== 'maniac';
  return action !== 'check' || !isTown;
}

const mirrored = ([a, b]: Worlds['pair'], id?: SeatId): SeatId | undefined => (id === a ? b : id === b ? a : id);

function nextCommands(worlds: Worlds, chance: Chance): readonly [Command, Command] | null {
  const { one, other, catwoman, pair } = worlds;
  if (chance.below(30) === 0) return [timeUp(one.game), timeUp(other.game)];
  const by = chance.pick(peopleOf(one.game));
  const prompts = promptsFor(one.game, one.rules, by);
  if (prompts.length === 0) return null;
  const prompt = chance.pick(prompts);
  const answer = someAnswer(prompt, chance);
  if (isTelling(worlds, by, prompt, answer.target)) return null;
  if (prompt.action !== 'visit') return [answering(by, prompt, answer), answering(by, prompt, answer)];
  const target = mirrored(pair, answer.target);
  const isOpen = pair.every((id) => isAlive(one.game, id)) || target === answer.target;
  const twin = promptsFor(other.game, other.rules, catwoman).find(({ action }) => action === 'visit');
  if (!isOpen || !twin || target === undefined) return null;
  return [answering(by, prompt, answer), answering(by, twin, { target })];
}

/** Everybody but the three who may know better. */
function tellsTheSame({ one, other, catwoman, pair }: Worlds, heard: Heard): void {
  expect(`${one.game.stage.serial} ${one.game.stage.clock}`).toBe(
    `${other.game.stage.serial} ${other.game.stage.clock}`,
  );
  const blind = peopleOf(one.game).filter((id) => id !== catwoman && !pair.includes(id));
  mustBeSameFor([null, ...blind], [one, other], heard);
}

function playBoth(worlds: Worlds, chance: Chance, count: (key: string) => void): void {
  const { one, other, pair } = worlds;
  for (let idle = 0; !one.game.outcome; ) {
    const commands = idle > 200 ? ([timeUp(one.game), timeUp(other.game)] as const) : nextCommands(worlds, chance);
    idle = commands ? 0 : idle + 1;
    if (!commands) continue;
    const [first, second] = [decide(one.game, commands[0], one.rules), decide(other.game, commands[1], other.rules)];
    if ('refused' in first || 'refused' in second) throw new Error(`refused: ${JSON.stringify(commands)}`);
    one.game = first.game;
    other.game = second.game;
    expect(one.game.outcome?.winner).toBe(other.game.outcome?.winner);
    if (one.game.outcome) return;
    tellsTheSame(worlds, [first.events, second.events]);
    count('moments');
    const visited = one.game.marks.find(({ mark, on }) => mark === 'visited' && pair.includes(on));
    if (visited && one.game.stage.name === 'night') count(one.game.seats.find(({ id }) => id === visited.on)!.role);
  }
}

test('whom the catwoman has visited is nobody else’s business', () => {
  const seen = new Map<string, number>();
  const plays = fc.property(sittings('family', 'basic'), (sitting) => {
    const chance = chanceFrom(sitting.seed, 'visits');
    const worlds = worldsOf(sitting, chance);
    if (worlds) playBoth(worlds, chance, (key) => void seen.set(key, (seen.get(key) ?? 0) + 1));
  });
  fc.assert(plays, { numRuns: played(240), seed: 1 });
  expect(seen.get('moments') ?? 0).toBeGreaterThan(seenIn(10_000));
  for (const role of ['citizen', 'commissioner', 'doctor', 'detective', 'maniac', 'mafioso'])
    expect(seen.get(role) ?? 0, role).toBeGreaterThan(seenIn(8));
});
