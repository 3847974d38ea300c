/** The night in which everybody looks at their card, and that is all. */
import { play } from '../../state/table.ts';
import { say } from '../../state/words.ts';
import { Coach } from '../asked/coach.tsx';
import { WayOn } from '../asked/way-on.tsx';
import { Cast } from '../card/cast.tsx';
import { OwnCard } from '../card/own-card.tsx';
import { DateLine } from '../table/dateline.tsx';
import { TableMenu } from '../table/menu.tsx';
import { stageIcon, stageTitle } from '../table/stage-title.ts';

export default function Opening() {
  const { hasLooked = false, left = 0 } = play.value?.cards ?? {};
  return (
    <main class="page card-page">
      <DateLine icon={stageIcon()} menu={<TableMenu />}>
        {stageTitle()}
      </DateLine>
      <div>
        <h1>{say('app-opening-title')}</h1>
        <p class="small dim" role="status">
          {say(hasLooked ? 'app-opening-looked' : 'app-opening-look')}
          {left > 0 && ` ${say('app-opening-left', { n: left })}`}
        </p>
      </div>
      <OwnCard />
      <Cast />
      <Coach />
      <WayOn />
    </main>
  );
}
