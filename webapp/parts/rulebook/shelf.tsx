/** The rulebooks there are, side by side. A few lie open with their names in full; many stand in a row. */
import type { RulebookSheet } from '../../../shared/wire/rulebooks.ts';
import { open } from '../../state/route.ts';
import { faceOf, playersOf, rangeText } from '../../state/rulebooks.ts';
import { say, sayOwn } from '../../state/words.ts';
import '../../styles/shelf.css';
import { Emblem, Icon } from '../chrome/icon.tsx';

const FEW = 2;

interface Shelved {
  readonly sheets: readonly RulebookSheet[];
}

export const Shelf = ({ sheets }: Shelved) => (
  <section>
    <div class="row shelf-head">
      <h2 class="label grow">{say('app-home-books')}</h2>
      <span class="label dim">{say('app-home-editions', { n: sheets.length })}</span>
    </div>
    <Books sheets={sheets} />
  </section>
);

export const Books = ({ sheets }: Shelved) => (
  <ul class={sheets.length > FEW ? 'shelf' : 'shelf shelf-few'}>
    {sheets.map((sheet) => (
      <li key={sheet.id}>
        <button type="button" class="book" onClick={() => open({ at: 'rules', edition: sheet.id })}>
          <span class="mini">
            <Emblem id={faceOf(sheet)} />
          </span>
          <span class="book-words">
            <span class="book-name">{sayOwn(sheet.id, 'name')}</span>
            {sheets.length > FEW ? <Range sheet={sheet} /> : <Contents sheet={sheet} />}
          </span>
          {sheets.length <= FEW && <Icon name="chevron" />}
        </button>
      </li>
    ))}
  </ul>
);

const Contents = ({ sheet }: { readonly sheet: RulebookSheet }) => (
  <>
    <span class="small">{say('app-home-players', { range: rangeText(playersOf(sheet)) })}</span>
    <span class="book-about small">
      {say('app-rules-contents', { modes: sheet.modes.length, roles: sheet.roles.length })}
    </span>
  </>
);

const Range = ({ sheet }: { readonly sheet: RulebookSheet }) => {
  const range = rangeText(playersOf(sheet));
  return (
    <span class="book-range">
      <span aria-hidden="true">{range}</span>
      <span class="hidden">{say('app-home-players', { range })}</span>
    </span>
  );
};
