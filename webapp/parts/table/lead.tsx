/** What the Leader does to a ballot, and that it is held once more. */
import { choiceText } from '../../state/answering.ts';
import { view } from '../../state/table.ts';
import { isMe, labelOf, numberOf } from '../../state/told/seats.ts';
import { say } from '../../state/words.ts';
import { Icon } from '../chrome/icon.tsx';
import { tied } from '../chrome/tied.ts';

export function Lead() {
  const { leader, leads, repeat } = view.value!.table;
  const voted = leader === null ? '' : votedText(leader);
  const now = leader !== null && leads !== null && !isMe(leader) ? say('leader-now', { name: labelOf(leader) }) : '';
  return (
    <>
      {repeat > 0 && <Line icon="undo" text={say('app-repeat', { n: repeat })} />}
      {(voted || now) && <Line icon="host" text={voted || now} />}
    </>
  );
}

/** A Leader's vote is seen as soon as it is cast. */
function votedText(leader: string): string {
  const vote = view.value!.table.openVotes[leader];
  if (vote === undefined) return '';
  const name = labelOf(leader);
  if (numberOf(vote) > 0) return say('leader-vote', { name, target: labelOf(vote) });
  return vote === 'abstain' ? say('leader-abstains', { name }) : `${name}: ${choiceText(vote)}`;
}

const Line = ({ icon, text }: { readonly icon: string; readonly text: string }) => (
  <p class="slip slip-pad row" role="status">
    <Icon name={icon} />
    <span class="grow">{tied(text)}</span>
  </p>
);
