/** What was dealt to the reader and what they know: face down, seen while a finger holds it. One size for all of it. */
import { useSignal } from '@preact/signals';
import { hasOwnCard } from '../../state/told/cards.ts';
import { say } from '../../state/words.ts';
import '../../styles/card.css';
import { Held } from '../chrome/held.tsx';
import { Icon } from '../chrome/icon.tsx';
import { Segments } from '../chrome/segments.tsx';
import { AdviceFace, AdviceLost, useAdvice } from './advice-side.tsx';
import { ActionFace, CardBack, CardFace, NoteFace } from './faces.tsx';
import { PlayButton } from './play-button.tsx';

export type OwnPage = 'card' | 'advice' | 'action' | 'notes';

const FACES = { card: CardFace, advice: AdviceFace, action: ActionFace, notes: NoteFace };

export function OwnCard({ first = 'card' }: { readonly first?: OwnPage }) {
  const page = useSignal<OwnPage>(first);
  useAdvice(page.value);
  const hasAction = hasOwnCard();
  const shown = page.value === 'action' && !hasAction ? 'card' : page.value;
  const Face = FACES[shown];
  return (
    <>
      <Segments
        label={say('app-card-pages')}
        value={shown}
        options={[
          { value: 'card', text: say(hasAction ? 'app-card-role-tab' : 'app-card-tab') },
          { value: 'advice', text: say('app-advice') },
          ...(hasAction ? [{ value: 'action' as const, text: say('card-title') }] : []),
          { value: 'notes', text: say('app-notes-tab') },
        ]}
        onPick={(value) => {
          page.value = value;
        }}
      />
      <Held key={shown} label={labelOf(shown)} back={<CardBack isAction={shown === 'action'} />} front={<Face />} />
      <p class="card-hint">
        <b class="row">
          <Icon name="eye" />
          {say('app-card-hold')}
        </b>
        <span class="dim small">{say('app-card-neighbours')}</span>
      </p>
      {shown === 'advice' && <AdviceLost />}
      {shown === 'action' && <PlayButton class="button-line card-play" />}
    </>
  );
}

function labelOf(page: OwnPage): string {
  switch (page) {
    case 'card':
      return say('app-card-down');
    case 'advice':
      return say('app-advice-down');
    case 'action':
      return say('card-face-down');
    case 'notes':
      return say('app-notes-down');
  }
}
