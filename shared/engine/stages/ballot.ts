import { closeBallot, hasVoted, nameable, onTrial } from '../ballots/count.ts';
import { isVotedOpenly, rungOf } from '../ballots/rung.ts';
import type { PlaceId, SeatId } from '../ids.ts';
import type { Game, StageSpec } from '../model.ts';
import { answerOf, choiceIn, NOBODY, ONE } from '../prompt.ts';
import type { Rules } from '../rules.ts';
import { isAlive, isPresent } from '../table.ts';
import type { ShownStage, Spec, StageKind } from './stage.ts';

/** Everybody who may vote votes at the same time; nothing shows until all have, or the time is up. */
export const ballot: StageKind<Spec<'ballot'>> = {
  name: (rules, { rung }) => rungOf(rules, rung).stage,
  timer: (_, rules, { rung, isLed }) => (isLed && rungOf(rules, rung).leadSeconds) || rungOf(rules, rung).seconds,
  atMostHalfOf: (rules, { rung, isLed }) => (isLed ? rungOf(rules, rung).seconds : null),
  prompts: (game, rules, person, spec) => {
    const rung = rungOf(rules, spec.rung);
    const { on, choices, isChangeable } = rung;
    if (!isChangeable && hasVoted(game, person)) return [];
    const targets = nameable(rung, person, onTrial(game, spec, rules));
    if (!mayVote(game, person, spec) || (on !== 'question' && targets.length === 0)) return [];
    const names = on === 'question' ? NOBODY : ONE;
    const vote = choiceIn(game, person, 'vote');
    const chosen = isChangeable && vote ? answerOf(vote) : null;
    return [{ slot: 'vote', action: 'vote', targets, names, choices, chosen, isFinal: !isChangeable }];
  },
  show: (game, rules, { rung, voters, among, isLed, repeat = 0 }) => ({
    asked: isLed ? ledBy(game) : voters.filter((id) => isAlive(game, id)),
    voters,
    leads: isLed ? 'first' : null,
    openVotes: openVotes(game, rules),
    repeat,
    ready: rungOf(rules, rung).showsVoters ? voters.filter((id) => hasVoted(game, id)) : [],
    ...(among && { accused: game.accused.filter(({ seat }) => among.includes(seat)) }),
  }),
  /** It is the same one when it opens to all after the Leader's vote. */
  question: ({ stage }) => stage.clock,
  isOwed: (_, { isLed }) => !isLed,
  isDone: (game, rules, spec) => {
    const tried = onTrial(game, spec, rules);
    const rung = rungOf(rules, spec.rung);
    const hasChoice = (id: PlaceId) => rung.on === 'question' || nameable(rung, id, tried).length > 0;
    const isAwaited = (id: PlaceId) => !hasVoted(game, id) && mayVote(game, id, spec) && hasChoice(id);
    return tried.length === 0 || !spec.voters.some(isAwaited);
  },
  close: (turn, { isLed, ...spec }) => (isLed ? [{ ...spec, clock: turn.game.stage.clock }] : closeBallot(turn, spec)),
};

const ledBy = ({ leader }: Game): readonly SeatId[] => (leader === null ? [] : [leader]);

function openVotes(game: Game, rules: Rules): ShownStage['openVotes'] {
  const open = game.choices.filter((choice) => isVotedOpenly(game, rules, choice));
  return Object.fromEntries(open.map(({ by, target, choice }) => [by, target ?? choice ?? '']));
}

/** The ballot that opens with this stage. */
export const ballotIn = (spec: StageSpec): Spec<'ballot'> | null => (spec.kind === 'ballot' ? spec : null);

/** May this one vote now? While a Leader leads, nobody else may. */
const mayVote = (game: Game, person: PlaceId, { voters, isLed }: Spec<'ballot'>): boolean =>
  voters.includes(person) && isPresent(game, person) && (!isLed || person === game.leader);
