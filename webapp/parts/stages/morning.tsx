/** The hour of the morning's paper: a stage of its own, or the first thing of a day that begins with talk. */
import { layPaper } from '../../state/paper.ts';
import { say } from '../../state/words.ts';
import { Action } from '../table/action.tsx';
import { DateLine } from '../table/dateline.tsx';
import { TableMenu } from '../table/menu.tsx';
import { stageIcon, stageTitle } from '../table/stage-title.ts';
import { Paper } from './paper.tsx';

const Morning = ({ mayPutAway }: { readonly mayPutAway?: true }) => (
  <main class="page table-page morning-page">
    <DateLine icon={stageIcon()} menu={<TableMenu />}>
      {stageTitle()}
    </DateLine>
    <Paper />
    {mayPutAway ? (
      <div class="slip action">
        <button type="button" class="button button-ink" onClick={() => layPaper(true)}>
          {say('app-paper-away')}
        </button>
      </div>
    ) : (
      <Action />
    )}
  </main>
);

export default Morning;
