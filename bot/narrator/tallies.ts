import type { GameEvent } from '../../shared/engine/events.ts';
import { lines } from '../chat/message.ts';
import { eventsOf, type PublicStage } from './stage.ts';
import type { Words } from './words.ts';

type Tallied = Extract<GameEvent, { readonly type: 'tallied' }>;

/** Each ballot of the day with its count, in the order in which they were taken. */
export const talliesOf = (today: readonly GameEvent[], { words, teller, table }: PublicStage): readonly string[] =>
  eventsOf(today, 'tallied').map((tally, i) =>
    lines(i === 0 && teller.inRound('tell-count', table.round), tallyText(tally, words, i)),
  );

function tallyText({ rung, counts, cast, silent, uncast }: Tallied, words: Words, before: number): string {
  const { say } = words;
  const isQuestion = Object.keys(counts).some((what) => isChoice(what));
  const named = uncast && words.ownIfAny('tally-uncast');
  const title = isQuestion ? 'tally-raise' : before === 0 ? 'tally-vote' : 'tally-runoff';
  return lines(
    rung === 'repeat' ? say('tally-repeat', { n: before - 1 }) : say(title),
    ...Object.entries(counts).map(([what, count]) => {
      const voters = Object.entries(cast).flatMap(([by, choice]) => (choice === what ? [by] : []));
      const values = { what: answerText(what, words), count };
      return voters.length > 0
        ? say('tally-line-by', { ...values, voters: words.list(voters) })
        : say('tally-line', values);
    }),
    silent > 0 && say(isQuestion ? 'tally-silent-question' : 'tally-silent', { n: silent }),
    silent > 0 && named && say(named, { names: words.list(uncast) }),
  );
}

const isChoice = (what: string): what is 'yes' | 'no' | 'abstain' => ['yes', 'no', 'abstain'].includes(what);

/** What was voted for: a player, or an answer to a question. */
export const answerText = (what: string, words: Words): string =>
  isChoice(what) ? words.say(`choice-${what}`) : words.name(what);
