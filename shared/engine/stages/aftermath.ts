import type { Game } from '../model.ts';
import type { Turn } from '../turn.ts';
import type { Spec, StageKind } from './stage.ts';

/** The game is decided: for some time protests are heard, and for as long as it takes a judge gives points. */
export const aftermath: StageKind<Spec<'aftermath'>> = {
  name: () => 'over',
  timer: () => null,
  prompts: (game, rules, person) => rules.aftermath?.may(game, person) ?? [],
  show: (game) => ({ isContestable: hearsProtests(game) }),
  isInclusive: true,
  chosen: (turn, choice) => {
    turn.rules.aftermath?.did(turn, choice);
    return 'goes-on';
  },
  isDone: () => false,
  close: (turn) => {
    open(turn, { kind: 'aftermath', protests: false }, null);
    return [];
  },
};

/** May a protest still be entered? */
export const hearsProtests = ({ stage: { spec } }: Game): boolean => spec?.kind === 'aftermath' && spec.protests;

export function openAftermath(turn: Turn): void {
  const { aftermath: rules } = turn.rules;
  if (rules) open(turn, { kind: 'aftermath', protests: true }, rules.seconds);
}

const open = (turn: Turn, spec: Spec<'aftermath'>, seconds: number | null): void =>
  turn.emit({ type: 'stageOpened', name: 'over', spec, seconds });
