/** The characters of a rulebook, side by side; each opens to what it does. */
import { useEffect, useRef } from 'preact/hooks';
import type { RulebookSheet } from '../../../shared/wire/rulebooks.ts';
import { hasOwn, say, sayOwn } from '../../state/words.ts';
import { Icon, MiniCard } from '../chrome/icon.tsx';

interface Cast {
  readonly sheet: RulebookSheet;
  /** Open from the start, and in sight. */
  readonly opened?: string;
}

export const RulebookRoles = ({ sheet, opened }: Cast) => (
  <>
    {sheet.sides.map((side) => {
      const own = sheet.roles.filter((role) => role.side === side);
      if (own.length === 0) return null;
      return (
        <section key={side} class="cast">
          <h3 class="label dim">{sayOwn(sheet.id, `side-${side}`)}</h3>
          <ul class="lines">
            {own.map(({ id }) => (
              <li key={id}>
                <Role sheet={sheet} id={id} isOpened={id === opened} />
              </li>
            ))}
          </ul>
        </section>
      );
    })}
  </>
);

function Role({
  sheet,
  id,
  isOpened,
}: {
  readonly sheet: RulebookSheet;
  readonly id: string;
  readonly isOpened: boolean;
}) {
  const page = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpened) page.current?.scrollIntoView({ block: 'center' });
  }, [isOpened]);
  const { modes, roles } = sheet;
  const side = roles.find((role) => role.id === id)!.side;
  const among = modes.filter((mode) => mode.roles.includes(id));
  return (
    <details ref={page} class={`role ${isOpened ? 'role-found' : ''}`} open={isOpened}>
      <summary>
        <MiniCard id={id} />
        <span class="grow line-title">{sayOwn(sheet.id, `role-${id}`)}</span>
        <Icon name="chevron" class="role-turn" />
      </summary>
      <div class="role-more">
        <p>{sayOwn(sheet.id, `role-${id}-does`)}</p>
        <p>{sayOwn(sheet.id, hasOwn(sheet.id, `role-${id}-goal`) ? `role-${id}-goal` : `side-${side}-goal`)}</p>
        {hasOwn(sheet.id, `role-${id}-ends`) && <p>{sayOwn(sheet.id, `role-${id}-ends`)}</p>}
        {hasOwn(sheet.id, `role-${id}-tip`) && (
          <p class="small">
            <b>{say('app-rules-tip')}.</b> {sayOwn(sheet.id, `role-${id}-tip`)}
          </p>
        )}
        {modes.length > 1 && (
          <p class="small dim">
            {say('app-rules-in-modes', {
              modes: among.map((mode) => sayOwn(sheet.id, `mode-${mode.id}`)).join(', '),
            })}
          </p>
        )}
      </div>
    </details>
  );
}
