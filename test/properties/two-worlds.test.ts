/** Secrecy in time: two worlds that differ in who of two players is who tell everybody else the same, moment by moment. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chance, chanceFrom } from '../../shared/engine/chance.ts';
import type { Command } from '../../shared/engine/commands.ts';
import { decide } from '../../shared/engine/decide.ts';
import type { PlaceId } from '../../shared/engine/ids.ts';
import type { Deal } from '../../shared/engine/model.ts';
import { promptsFor } from '../../shared/engine/prompts.ts';
import { openGame } from '../../shared/engine/setup/open.ts';
import { played, seenIn } from '../kit/laws/effort.ts';
import { type Heard, mustBeSameFor } from '../kit/pairs/same-for.ts';
import { answering, peopleOf, someAnswer } from '../kit/rules/random-player.ts';
import { type Sitting, sitDown, type Table, timeUp } from '../kit/rules/sitting.ts';
import { sittings } from '../kit/rules/sittings.ts';

/** The two whose cards are exchanged: what they do shows to nobody, so nobody may notice. */
const PAIR = ['citizen', 'commissioner'];

interface Worlds {
  readonly one: Table;
  readonly other: Table;
  readonly pair: readonly PlaceId[];
}

function worldsOf(sitting: Sitting): Worlds | null {
  const one = sitDown({ ...sitting, decoys: true, host: null });
  const pair = PAIR.map((role) => one.game.seats.find((seat) => seat.role === role)?.id);
  const [a, b] = pair;
  if (a === undefined || b === undefined) return null;
  const seat = (id: PlaceId) => one.game.deal.seats.find((dealt) => dealt.id === id)!;
  const seats = one.game.deal.seats.map((dealt) => {
    if (dealt.id === a) return { ...seat(b), id: a };
    return dealt.id === b ? { ...seat(a), id: b } : dealt;
  });
  const deal: Deal = { ...one.game.deal, seats, seed: `${sitting.seed} otherwise`, nonce: 'another' };
  const { events, game } = openGame(deal, one.rules);
  return { one, other: { game, rules: one.rules, log: [...events] }, pair: [a, b] };
}

/** What `person` does next in each world: the same, unless only the name of the act differs. */
function nextCommands({ one, other, pair }: Worlds, chance: Chance): readonly [Command, Command] | null {
  if (chance.below(30) === 0) return [timeUp(one.game), timeUp(other.game)];
  const person = chance.pick(peopleOf(one.game));
  const [prompts, others] = [one, other].map(({ game, rules }) => promptsFor(game, rules, person));
  const at = chance.below(Math.max(1, prompts!.length));
  const [prompt, twin] = [prompts![at], others![at]];
  if (!prompt || !twin) return null;
  const answer = someAnswer(prompt, chance);
  // Who looks at one of the two may well learn which one it is.
  const isTelling = prompt.action === 'check' && !pair.includes(person) && pair.includes(answer.target ?? '');
  if (isTelling) return null;
  return [answering(person, prompt, answer), answering(person, twin, answer)];
}

function tellsTheSame(worlds: Worlds, heard: Heard): void {
  const { one, other, pair } = worlds;
  expect(one.game.stage.serial).toBe(other.game.stage.serial);
  // Whoever leads the game after his death is told every card.
  const observers = peopleOf(one.game).filter((id) => !pair.includes(id) && id !== one.game.host);
  mustBeSameFor([null, ...observers], [one, other], heard);
}

function playBoth(worlds: Worlds, chance: Chance): number {
  const { one, other } = worlds;
  let moments = 0;
  let idle = 0;
  tellsTheSame(worlds, [one.log, other.log]);
  while (true) {
    const commands = idle > 200 ? ([timeUp(one.game), timeUp(other.game)] as const) : nextCommands(worlds, chance);
    idle = commands ? 0 : idle + 1;
    if (!commands) continue;
    const [first, second] = [decide(one.game, commands[0], one.rules), decide(other.game, commands[1], other.rules)];
    if ('refused' in first || 'refused' in second) throw new Error('an offered answer was refused');
    one.game = first.game;
    other.game = second.game;
    expect(one.game.outcome?.winner).toBe(other.game.outcome?.winner);
    if (one.game.outcome) return moments;
    tellsTheSame(worlds, [first.events, second.events]);
    moments++;
  }
}

test.each(['base', 'pro', 'extended', 'hostless'])('%s', (mode) => {
  let moments = 0;
  const plays = fc.property(sittings('party', mode), (sitting) => {
    const worlds = worldsOf(sitting);
    if (worlds) moments += playBoth(worlds, chanceFrom(sitting.seed, 'worlds'));
  });
  fc.assert(plays, { numRuns: played(60), seed: 1 });
  expect(moments).toBeGreaterThan(seenIn(1000));
});
