import { chanceFrom } from '../../shared/engine/chance.ts';
import type { Game } from '../../shared/engine/model.ts';
import * as laws from './laws.ts';
import { nextCommand, peopleOf, TEMPERS, type Temper } from './random-player.ts';
import { type Sitting, send, sitDown, type Table } from './sitting.ts';

/** How many stages a game may take: no three rounds pass without a departure, and a round is a list of stages. */
const boundFor = (players: number): number => (3 * players + 4) * (3 * players + 12);

/** Plays a whole game of random, idle and fickle people, holding every law on the way. */
export function playLawfully(sitting: Sitting): Table {
  const table = sitDown(sitting);
  const chance = chanceFrom(sitting.seed, 'people');
  const people = peopleOf(table.game);
  const idle = chance.below(4) === 0 ? (['idle', 'idle', 'eager'] as const) : (['eager', 'eager', ...TEMPERS] as const);
  const tempers: Record<string, Temper> = Object.fromEntries(people.map((id) => [id, chance.pick(idle)]));
  const bound = boundFor(sitting.players);
  let nightfall = table.game;

  while (!table.game.outcome) {
    if (table.game.stage.serial > bound) throw new Error(`${JSON.stringify(sitting)} did not end`);
    if (chance.below(12) === 0) holdLaws(table, chance);
    if (chance.below(120) === 0) {
      laws.logTellsTheGame(table.game, table.log);
      table.game = laws.roundTrip(table.game);
    }
    const before = table.game;
    const command = nextCommand(before, table.rules, tempers, chance);
    const decision = send(table, command);
    if ('refused' in decision) throw new Error(`an offered command was refused: ${decision.refused}`);
    laws.countsAddUp(decision.events, table.rules, voters(before));
    if (before.stage.spec?.kind === 'wave' && table.game.stage.serial !== before.stage.serial) {
      const lastMoment = lastMomentOf(before, decision.events);
      if (command.type === 'act' && command.by !== before.host) laws.everybodyHasAnswered(lastMoment);
      if (chance.below(2) === 0) laws.arrivalDoesNotMatter(nightfall, lastMoment, table.game, table.rules, chance);
    }
    if (opensNight(before, table.game)) nightfall = table.game;
  }
  laws.logTellsTheGame(table.game, table.log);
  laws.roundTrip(table.game);
  holdLaws(table, chance);
  return table;
}

function holdLaws(table: Table, chance: ReturnType<typeof chanceFrom>): void {
  const { rules } = table;
  laws.frozen(table.game);
  laws.offersAreAccepted(table.game, rules, chance);
  for (let i = 0; i < 3; i++) laws.nothingElseIsAccepted(table.game, rules, chance);
  laws.viewIsBlind(table.game, rules, chance);
  laws.theDeadAreSilent(table.game, rules);
  laws.everybodyIsAsked(table.game, rules);
}

const voters = ({ stage }: Game): number => (stage.spec?.kind === 'ballot' ? stage.spec.voters.length : 0);

const opensNight = (before: Game, after: Game): boolean =>
  after.stage.name === 'night' && after.stage.serial !== before.stage.serial;

/** The night with its last choice made, before it was worked out. */
function lastMomentOf(before: Game, events: readonly { readonly type: string }[]): Game {
  const [first] = events as Table['log'];
  if (first?.type === 'leaving') return { ...before, leaving: [...before.leaving, first.seat] };
  if (first?.type !== 'chose') return before;
  const { choice } = first;
  const others = before.choices.filter(
    ({ by, slot, wave }) => by !== choice.by || slot !== choice.slot || wave !== choice.wave,
  );
  return { ...before, choices: [...others, choice] };
}
