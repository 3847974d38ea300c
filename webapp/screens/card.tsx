/** The own cards and the own notes of the game. */
import { DateLine } from '../parts/dateline.tsx';
import { OwnCard, type OwnPage } from '../parts/own-card.tsx';
import { stageIcon, stageTitle } from '../parts/stage-title.ts';
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
