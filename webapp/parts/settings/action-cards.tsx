/** Which action cards are dealt: by lot, or some by name, each with what it does. */

import { change } from '../../state/settings.ts';
import { sight } from '../../state/table.ts';
import { cardName } from '../../state/told/cards.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { Choices } from '../chrome/lines.tsx';
import { Warnings } from '../lobby/warnings.tsx';
import type { Optional } from './cards.tsx';
import { Folded } from './folded.tsx';
import { awaitedIn } from './game.tsx';
import { NamedCards } from './named-cards.tsx';

type Way = 'auto' | 'names';

export function ActionCardsOption({ id, spec: { cards }, value }: Optional<'action-cards'>) {
  const control = `option-${id}`;
  const { warnings } = sight.value!.lobby!;
  const named = Array.isArray(value) ? (value as readonly string[]) : null;
  const auto = sayIfAny(`${control}-auto`);
  const set = (what: string, to: 'auto' | readonly string[]) =>
    void change(`${control} ${what}`, { set: 'option', option: id, to: to === 'auto' ? to : [...to] });
  return (
    <Folded id={id} value={named ? named.map(cardName).join(', ') || say('app-settings-named-none') : auto}>
      <Choices
        label={sayIfAny(control)}
        value={named ? 'names' : 'auto'}
        awaited={awaitedIn(control) as Way | null}
        choices={[
          { value: 'auto', title: auto, more: say('app-settings-cards-auto-about') },
          { value: 'names', title: say('app-settings-named') },
        ]}
        onChoose={(to: Way) => set(to, to === 'auto' ? to : cards.slice(0, 1))}
      />
      {named && warnings.length > 0 && (
        <div class="slip-pad">
          <Warnings lines={warnings} />
        </div>
      )}
      {named && (
        <NamedCards
          control={control}
          cards={cards}
          named={named}
          nameOf={cardName}
          aboutOf={(card) => sayIfAny(`card-${card}-does`)}
          onChange={set}
        />
      )}
    </Folded>
  );
}
