import { isDeepStrictEqual } from 'node:util';
import type { Chance } from '../../../shared/engine/chance.ts';
import type { Act } from '../../../shared/engine/commands.ts';
import { decide } from '../../../shared/engine/decide.ts';
import type { Deal, Fact, Game } from '../../../shared/engine/model.ts';
import type { Rules } from '../../../shared/engine/rules.ts';
import { timeUp } from '../rules/sitting.ts';
import { broken } from './broken-law.ts';

/** Law 4: the order in which choices arrive at night does not matter. */
export function arrivalDoesNotMatter(
  nightfall: Game,
  lastMoment: Game,
  dawn: Game,
  rules: Rules,
  chance: Chance,
): void {
  // A judge's word, or a disqualification, comes when it comes.
  const spoken = ({ judged, news }: Game) => ({ judged, news });
  const isRuled = lastMoment.choices.some(({ by, action }) => by === lastMoment.host && action !== 'finish');
  if (isRuled || !isDeepStrictEqual(spoken(nightfall), spoken(lastMoment))) return;
  // So does a departure, where whoever goes is out at once and all that names them falls away.
  if (lastMoment.seats.some(({ out }, i) => (out === null) !== (nightfall.seats[i]!.out === null))) return;
  const shuffled = inSomeOrder(commandsOf(nightfall, lastMoment), chance);
  let game = nightfall;
  for (const command of shuffled) {
    const decision = decide(game, command, rules);
    if ('refused' in decision) broken('a choice was refused in another order', command, decision, shuffled);
    game = decision.game;
  }
  if (game.stage.serial === nightfall.stage.serial) {
    const decision = decide(game, timeUp(game), rules);
    if ('game' in decision) game = decision.game;
  }
  const [is, would] = [inAnyOrder(dawn), inAnyOrder(game)];
  const key = (Object.keys(is) as (keyof typeof is)[]).find((key) => !isDeepStrictEqual(is[key], would[key]));
  if (key) broken(`the order of arrival mattered to ${key}`, shuffled, is[key], would[key]);
}

/** What was done in this wave, and still stands. A host who ended it did so when all was done. */
function commandsOf(nightfall: Game, { choices, leaving }: Game): readonly Act[] {
  const { spec } = nightfall.stage;
  const now = spec?.kind === 'wave' ? spec.wave : undefined;
  const made = choices.filter(({ wave, action }) => wave === now && action !== 'finish');
  const left = leaving.filter((id) => !nightfall.leaving.includes(id));
  return [
    ...made.map(({ slot: _, wave: __, ...act }): Act => ({ type: 'act', ...act })),
    ...left.map((by): Act => ({ type: 'act', by, action: 'leave' })),
  ];
}

/** Whoever goes away has chosen before, and goes before the night can close; a recruitment comes first. */
function inSomeOrder(commands: readonly Act[], chance: Chance): readonly Act[] {
  const leavers = commands.filter(({ action }) => action === 'leave').map(({ by }) => by);
  const departures = chance.shuffle(leavers).flatMap((leaver) => commands.filter(({ by }) => by === leaver));
  const staying = commands.filter(({ by }) => !leavers.includes(by));
  const opening = recruitment(staying);
  return [...departures, ...opening, ...chance.shuffle(staying.filter((act) => !opening.includes(act)))];
}

/** Before it the recruit had nothing to do, and may have suspected somebody. */
function recruitment(commands: readonly Act[]): readonly Act[] {
  const plays = commands.filter(({ action }) => action === 'play');
  const suspected = commands.filter(
    ({ by, action }) => action === 'suspect' && plays.some(({ target }) => target === by),
  );
  return [...suspected, ...plays];
}

/** Of several plans the latest counts, by rule; everything else must come out the same. */
const inAnyOrder = ({ plans: _, ...game }: Game) => ({
  ...game,
  facts: Object.fromEntries(Object.entries(game.facts).map(([to, told]) => [to, answers(game.deal, told)])),
  choices: game.choices
    .filter(({ action }) => action !== 'finish')
    .map((choice) => JSON.stringify(choice))
    .sort(),
  leaving: [...game.leaving].sort(),
});

/**
 * What was told when the night closed; a plan is told when it is sent, so one that was sent anew is told twice. With
 * cards a look and a recruitment are told the moment they are made: whoever is told of both is told in either order.
 */
function answers({ seats }: Deal, told: readonly Fact[]): readonly string[] {
  const facts = told.filter((fact) => !('plan' in fact || ('is' in fact && fact.is === 'plan')));
  const texts = facts.map((fact) => JSON.stringify(fact));
  return seats.every(({ card }) => card === null) ? texts : texts.sort();
}
