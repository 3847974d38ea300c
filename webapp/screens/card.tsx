/** The own cards and the own notes of the game. */
import { OwnCard, type OwnPage } from '../parts/card/own-card.tsx';
import { DateLine } from '../parts/table/dateline.tsx';
import { stageIcon, stageTitle } from '../parts/table/stage-title.ts';
import { play } from '../state/table.ts';

export default function Card({ first }: { readonly first: OwnPage }) {
  if (!play.value) return null;
  return (
    <main class="page card-page">
      <DateLine icon={stageIcon()}>{stageTitle()}</DateLine>
      <OwnCard first={first} />
    </main>
  );
}
