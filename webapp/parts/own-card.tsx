/** The own card and what one knows: face down, seen while a finger holds them. One size for every role. */
import { useSignal } from '@preact/signals';
import { say } from '../state/words.ts';
import '../styles/card.css';
import { CardBack, CardFace, NoteFace } from './card-faces.tsx';
import { Held } from './held.tsx';
import { Icon } from './icon.tsx';
import { Segments } from './segments.tsx';

export function OwnCard() {
  const page = useSignal<'card' | 'notes'>('card');
  const isCard = page.value === 'card';
  return (
    <>
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
    </>
  );
}
