/** The action cards of a rulebook; each opens to what it does, when, and for whom. */
import { useEffect, useRef } from 'preact/hooks';
import type { RulebookSheet } from '../../../shared/wire/rulebooks.ts';
import { cardName } from '../../state/told/cards.ts';
import { say, sayIfAny, sayOwn } from '../../state/words.ts';
import { Icon, MiniCard } from '../chrome/icon.tsx';

interface Box {
  readonly sheet: RulebookSheet;
  /** Open from the start, and in sight. */
  readonly opened?: string;
}

export const RulebookCards = ({ sheet, opened }: Box) => (
  <ul class="lines">
    {sheet.cards.map((card) => (
      <li key={card.id}>
        <Card sheet={sheet} {...card} isOpened={card.id === opened} />
      </li>
    ))}
  </ul>
);

type Drawn = RulebookSheet['cards'][number] & Pick<Box, 'sheet'> & { readonly isOpened: boolean };

function Card({ sheet, id, users, isOpened }: Drawn) {
  const page = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpened) page.current?.scrollIntoView({ block: 'center' });
  }, [isOpened]);
  const own = sheet.roles.filter((role) => users?.includes(role.id)).map((role) => sayOwn(sheet.id, `role-${role.id}`));
  return (
    <details ref={page} class={`role ${isOpened ? 'role-found' : ''}`} open={isOpened}>
      <summary>
        <MiniCard id={id} />
        <span class="grow line-title">{cardName(id)}</span>
        <Icon name="chevron" class="role-turn" />
      </summary>
      <div class="role-more">
        <p>{sayIfAny(`card-${id}-does`)}</p>
        <p class="small dim">
          {sayIfAny(`card-${id}-when`)}
          <br />
          {users === null ? say('app-rules-users-all') : usersText(own)}
        </p>
      </div>
    </details>
  );
}

const usersText = (roles: readonly string[]): string =>
  roles.length === 0 ? say('app-rules-users-none') : say('app-rules-users', { roles: roles.join(', ') });
