import { abilitiesOf, abilityFor, slotOf, waveOf } from '../ability.ts';
import { playCard, playsAt } from '../cards.ts';
import type { AgendaItem, Choice, Game, Seat } from '../model.ts';
import { answerOf, choiceIn, ONE, type Prompt } from '../prompt.ts';
import type { Ability, Rules } from '../rules.ts';
import { suspectPrompt } from '../suspicion.ts';
import { alive, findSeat, isIn } from '../table.ts';
import type { Turn } from '../turn.ts';
import type { Spec, StageKind } from './stage.ts';

/** One wave of a night: everybody who acts in it answers when they like. What they chose is worked out later. */
export const wave: StageKind<Spec<'wave'>> = {
  name: () => 'night',
  timer: (_, __, { seconds }) => seconds,
  ready: (game, rules, spec) => (spec.skips && !isAwaited(game, rules, spec.wave) ? null : spec),
  prompts: (game, rules, person, spec) => {
    const self = findSeat(game, person);
    if (!self || !isAwake(game, self)) return [];
    const open = openTo(game, rules, self, spec.wave);
    const plays = rules.cards ? playsTonight(game, rules, self, spec.wave) : NO_PROMPTS;
    const asked = open.flatMap((ability) => promptOf(game, self, ability, spec.wave));
    const decoy = open.length === 0 && game.deal.decoys ? [suspectPrompt(game, self, spec.wave)] : NO_PROMPTS;
    return [...asked, ...decoy, ...plays];
  },
  // Who is held, or on the way out, is nobody's business.
  show: (game) => ({ asked: alive(game).map(({ id }) => id) }),
  /** Only with decoys everybody has a question. */
  isOwed: (game) => game.deal.decoys,
  chosen: (turn: Turn, choice: Choice) => {
    const self = findSeat(turn.game, choice.by);
    if (self && choice.action === 'play') playCard(turn, self, choice);
    else if (self) abilityFor(turn.rules, self, choice)?.atOnce?.(turn, self, choice);
    return 'goes-on';
  },
  awaits: (game, rules, spec) =>
    game.seats.flatMap((self) =>
      isAwake(game, self) && slotsOf(game, rules, self, spec.wave).length > 0 ? [self.id] : [],
    ),
  isDone: (game, rules, spec) => {
    if (spec.isWhole) return false;
    let waitedFor = 0;
    for (const self of game.seats) {
      if (!isAwake(game, self)) continue;
      const slots = slotsOf(game, rules, self, spec.wave);
      waitedFor += slots.length;
      if (slots.some((slot) => !choiceIn(game, self.id, slot, spec.wave))) return false;
    }
    // A wave in which nobody could act shows nothing: it lasts its time.
    return waitedFor > 0;
  },
  close: () => [],
};

/** Is it a night in which somebody may act? */
export const isWave = ({ kind }: AgendaItem): boolean => kind === 'wave';

const isAwake = (game: Game, self: Seat): boolean => isIn(self) && !game.leaving.includes(self.id);

/** Could anybody act in this wave? With decoys only as far as the table knows: who is out, not who is held. */
const isAwaited = (game: Game, rules: Rules, number: number): boolean =>
  game.seats.some((self) =>
    game.deal.decoys
      ? isIn(self) && abilitiesOf(rules, self).some((ability) => waveOf(ability) === number)
      : isAwake(game, self) && openTo(game, rules, self, number).length > 0,
  );

function slotsOf(game: Game, rules: Rules, self: Seat, number: number): readonly string[] {
  const open = openTo(game, rules, self, number);
  if (open.length > 0) return open.map(slotOf);
  return game.deal.decoys ? ['suspect'] : [];
}

const NONE: readonly Ability[] = [];

/** The abilities this seat has in this wave, used already or not. One that nobody can be named for is not open. */
function openTo(game: Game, rules: Rules, self: Seat, number: number): readonly Ability[] {
  const acts = abilitiesOf(rules, self);
  if (acts.length === 0 || rules.isHeld?.(game, self)) return NONE;
  return acts.filter(
    (ability) => waveOf(ability) === number && (ability.opens?.(game, self) ?? true) && hasEnough(game, self, ability),
  );
}

/** A card may be played where the gang acts in which it wakes. */
function playsTonight(game: Game, rules: Rules, self: Seat, number: number): readonly Prompt[] {
  const isGangAwake = abilitiesOf(rules, self).some(
    (ability) => ability.withGang && waveOf(ability) === number && (ability.opens?.(game, self) ?? true),
  );
  return isGangAwake ? playsAt(game, rules, self, 'night') : NO_PROMPTS;
}

const NO_PROMPTS: readonly Prompt[] = [];

function hasEnough(game: Game, self: Seat, { reach, names = ONE }: Ability): boolean {
  if (names.most === 0) return true;
  const reached = game.seats.filter((other) => reach(game, self, other)).length;
  return reached > 0 && reached >= names.least;
}

function promptOf(game: Game, self: Seat, ability: Ability, number: number): readonly Prompt[] {
  const slot = slotOf(ability);
  const chosen = choiceIn(game, self.id, slot, number);
  if (chosen && ability.isFinal) return [];
  const targets = game.seats.filter((other) => ability.reach(game, self, other)).map(({ id }) => id);
  const { names = ONE } = ability;
  return [
    {
      slot,
      action: ability.action,
      targets,
      names: names.most > targets.length ? { ...names, most: Math.max(names.least, targets.length) } : names,
      choices: [],
      chosen: chosen?.action === ability.action ? answerOf(chosen) : null,
      isFinal: ability.isFinal === true,
    },
  ];
}
