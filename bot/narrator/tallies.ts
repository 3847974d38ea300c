import type { GameEvent } from '../../shared/engine/events.ts';
import type { SeatId } from '../../shared/engine/model.ts';
import { lines } from './screen.ts';
import type { Words } from './words.ts';

type Tallied = Extract<GameEvent, { readonly type: 'tallied' }>;

/** Each ballot of the day with its count, in the order in which they were taken. */
export function talliesOf(today: readonly GameEvent[], words: Words): readonly string[] {
  const texts: string[] = [];
  let asked: readonly SeatId[] = [];
  for (const event of today) {
    if (event.type === 'stageOpened' && event.spec.kind === 'ballot') asked = event.spec.voters;
    if (event.type === 'tallied') texts.push(tallyText(event, asked, words, texts.length));
  }
  return texts;
}

function tallyText({ counts, cast, silent }: Tallied, asked: readonly SeatId[], words: Words, before: number): string {
  const { say } = words;
  const isQuestion = Object.keys(counts).some((what) => isChoice(what));
  const uncast = words.ownIfAny('tally-uncast');
  const title = isQuestion ? 'tally-raise' : before === 0 ? 'tally-vote' : 'tally-runoff';
  return lines(
    say(title),
    ...Object.entries(counts).map(([what, count]) => {
      const voters = Object.entries(cast).flatMap(([by, choice]) => (choice === what ? [by] : []));
      const values = { what: answerText(what, words), count };
      return voters.length > 0
        ? say('tally-line-by', { ...values, voters: words.list(voters) })
        : say('tally-line', values);
    }),
    silent > 0 && say(isQuestion ? 'tally-silent-question' : 'tally-silent', { n: silent }),
    silent > 0 && uncast && say(uncast, { names: words.list(asked.filter((id) => cast[id] === undefined)) }),
  );
}

const isChoice = (what: string): what is 'yes' | 'no' | 'abstain' => ['yes', 'no', 'abstain'].includes(what);

/** What was voted for: a player, or an answer to a question. */
export const answerText = (what: string, words: Words): string =>
  isChoice(what) ? words.say(`choice-${what}`) : words.name(what);
