/** The own card and the own notes of the game: face down, seen while a finger holds them. One size for every role. */
import { useSignal } from '@preact/signals';
import { CardBack, CardFace, NoteFace } from '../parts/card-faces.tsx';
import { DateLine } from '../parts/dateline.tsx';
import { Held } from '../parts/held.tsx';
import { Icon } from '../parts/icon.tsx';
import { Segments } from '../parts/segments.tsx';
import { stageIcon, stageTitle } from '../parts/stage-title.ts';
import { play, sight } from '../state/table.ts';
import { say } from '../state/words.ts';
import '../styles/card.css';

export default function Card() {
  const page = useSignal<'card' | 'notes'>('card');
  const shown = play.value;
  if (!shown || !sight.value) return null;
  const isCard = page.value === 'card';
  return (
    <main class="page card-page">
      <DateLine icon={stageIcon()}>{stageTitle()}</DateLine>
      <Segments
        label={say('app-card-pages')}
        value={page.value}
        options={[
          { value: 'card', text: say('app-card-tab') },
          { value: 'notes', text: say('app-notes-tab') },
        ]}
        onPick={(value) => {
          page.value = value;
        }}
      />
      <Held
        key={page.value}
        label={say(isCard ? 'app-card-down' : 'app-notes-down')}
        back={<CardBack />}
        front={isCard ? <CardFace /> : <NoteFace />}
      />
      <p class="card-hint">
        <b class="row">
          <Icon name="eye" />
          {say('app-card-hold')}
        </b>
        <span class="dim small">{say('app-card-neighbours')}</span>
      </p>
    </main>
  );
}
