import { someAnswer as anyAnswer } from '../../../bot/computer/lazy.ts';
import type { Chance } from '../../../shared/engine/chance.ts';
import type { Act, Command } from '../../../shared/engine/commands.ts';
import type { PlaceId } from '../../../shared/engine/ids.ts';
import type { Answer, CardId, Game } from '../../../shared/engine/model.ts';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { promptsFor } from '../../../shared/engine/prompts.ts';
import type { Rules } from '../../../shared/engine/rules.ts';
import { isLeading } from '../../../shared/engine/table.ts';
import { ACTIONS } from '../../../shared/engine/words.ts';
import { timeUp } from './sitting.ts';

/** How somebody plays: answers what is asked, never answers, or may go away at any moment. */
export const TEMPERS = ['eager', 'idle', 'fickle'] as const;
export type Temper = (typeof TEMPERS)[number];

export const peopleOf = (game: Game, { aides }: Pick<Rules, 'aides'> = {}): readonly PlaceId[] => [
  ...game.seats.map(({ id }) => id),
  ...(game.host !== null && !game.seats.some(({ id }) => id === game.host) ? [game.host] : []),
  ...(aides?.(game) ?? []),
];

/** One of the answers that the prompt offers, each as likely. */
export const someAnswer = (prompt: Prompt, chance: Chance): Answer =>
  prompt.text && prompt.text.least > 0
    ? { text: 'At last.' }
    : prompt.award === undefined
      ? anyAnswer(prompt, chance)
      : { target: chance.pick(prompt.targets), choice: prompt.award };

export const answering = (by: PlaceId, prompt: Prompt, answer: Answer): Act => ({
  type: 'act',
  by,
  action: prompt.action,
  ...(prompt.card !== undefined && { card: prompt.card }),
  ...answer,
});

/** What the table does next: somebody answers, somebody goes, or the time runs out. */
export function nextCommand(
  game: Game,
  rules: Rules,
  tempers: Readonly<Record<PlaceId, Temper>>,
  chance: Chance,
): Command {
  const people = peopleOf(game, rules);
  if (chance.below(25) === 0) return timeUp(game);
  for (let tries = 0; tries < people.length; tries++) {
    const person = chance.pick(people);
    const temper = tempers[person] ?? 'eager';
    if (temper === 'fickle' && isStaying(game, person) && chance.below(60) === 0) {
      if (!game.leaving.includes(person)) return { type: 'act', by: person, action: 'leave' };
    }
    if (temper === 'idle') continue;
    const prompts = promptsFor(game, rules, person).filter(({ isAside }) => !isAside);
    if (prompts.length === 0) continue;
    if (rules.leadersSeeAll && !game.outcome && isLeading(game, rules, person)) {
      if (chance.below(24) > 0) continue;
      return judgement(person, prompts, chance);
    }
    // A host who ended everything at once, or sent everybody away, would leave nobody a night.
    const sendsAway = prompts.every(({ isStanding }) => isStanding);
    const endsAnything = person === game.host && (game.stage.spec?.kind !== 'speech' || sendsAway);
    if (endsAnything && chance.below(40) > 0) continue;
    const prompt = chance.pick(prompts);
    return answering(person, prompt, someAnswer(prompt, chance));
  }
  return timeUp(game);
}

/** In the game, or out of it with a last shot still to fire. */
const isStaying = (game: Game, person: PlaceId): boolean =>
  game.seats.some(({ id, out }) => id === person && (!out || mayFire(game, id)));

/** A last shot is asked of this one, who is out, and has said nothing to it yet. */
export const mayFire = ({ stage: { spec }, choices }: Game, id: PlaceId): boolean =>
  spec?.kind === 'window' && spec.window === 'shot' && spec.seat === id && !choices.some(({ by }) => by === id);

/** Fouls often, worse seldom, and a defeat once in a long while. */
function judgement(judge: PlaceId, prompts: readonly Prompt[], chance: Chance): Act {
  const weights = { foul: 60, disqualify: 8, defeat: 1 } as Readonly<Record<string, number>>;
  const lots = prompts.flatMap((prompt) => new Array<Prompt>(weights[prompt.action] ?? 20).fill(prompt));
  const prompt = chance.pick(lots);
  return answering(judge, prompt, someAnswer(prompt, chance));
}

/** Anything at all, mostly nonsense. */
export function someCommand(game: Game, rules: Rules, chance: Chance): Command {
  const person = () => chance.pick([...peopleOf(game, rules), 'nobody', '']);
  if (chance.below(10) === 0) return { type: 'timeUp', serial: game.stage.serial + chance.below(3) - 1 };
  const action = chance.pick(ACTIONS);
  const parts: Record<string, unknown>[] = [
    {},
    { target: person() },
    { targets: [person(), person(), person()] },
    { targets: person() },
    { choice: chance.pick(['yes', 'no', 'abstain', 'p1', '']) },
    { card: 'vest' },
    { target: person(), choice: chance.pick(['abstain', 'best', 'loser']) },
    { target: person(), reason: chance.pick(['out-of-turn', 'insult', 'oath', 'weather', '']) },
    { text: chance.pick(['', 'They have whispered.', 'x'.repeat(500), 'x'.repeat(501)]) },
  ];
  if (rules.cards && chance.below(3) === 0) return someCard(game, Object.keys(rules.cards), person, chance);
  return { type: 'act', by: person(), action, ...chance.pick(parts) } as Command;
}

/** A card that might well be the own one, played as if it were. */
function someCard({ seats }: Game, cards: readonly CardId[], person: () => PlaceId, chance: Chance): Command {
  const by = person();
  const own = seats.find(({ id }) => id === by)?.card;
  const card = chance.pick([...cards, 'joker', own ?? '', own ?? '']);
  const parts = [{}, { target: person() }, { choice: 'abstain' }, { target: person(), choice: '' }];
  return { type: 'act', by, action: chance.pick(['play', 'play', 'shoot', 'decline']), card, ...chance.pick(parts) };
}
