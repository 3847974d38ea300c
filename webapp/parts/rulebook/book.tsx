/** One rulebook from cover to cover: what it is, its modes, its table, a round, who wins, its roles and the order of its nights. */
import type { ModeSheet, RulebookSheet } from '../../../shared/wire/rulebooks.ts';
import { open } from '../../state/route.ts';
import { fanOf, playersOf, rangeText, voicesIn } from '../../state/rulebooks.ts';
import { hasOwn, say, sayAs, sayOwn } from '../../state/words.ts';
import { Fan } from '../card/deck.tsx';
import { Icon, MiniCard } from '../chrome/icon.tsx';
import { LinkLine } from '../chrome/lines.tsx';
import { RulebookCards } from './cards.tsx';
import { Chapter, Paragraphs } from './chapter.tsx';
import { RulebookNight } from './night.tsx';
import { RulebookRoles } from './roles.tsx';
import { RulebookRound } from './round.tsx';
import { RulebookTable } from './table.tsx';

interface Opened {
  readonly sheet: RulebookSheet;
  /** What is open from the start. */
  readonly role?: string;
  readonly card?: string;
  readonly page?: string;
}

export function Rulebook({ sheet, role, card, page }: Opened) {
  const { id, modes, roles, cards } = sheet;
  return (
    <main class="page rulebook">
      <header class="row rulebook-head">
        <Fan cards={fanOf(id, Object.fromEntries(roles.map((one, at) => [one.id, roles.length - at])))} />
        <div class="grow">
          <p class="label dim">{say('app-rules-book')}</p>
          <h1>{sayOwn(id, 'name')}</h1>
          <p class="small">
            {say('app-rules-players', { range: rangeText(playersOf(sheet)) })}
            <br />
            {say('app-rules-contents', { modes: modes.length, roles: roles.length })}
          </p>
          {['best', 'age'].map(
            (note) =>
              hasOwn(id, note) && (
                <p key={note} class="tiny dim">
                  {sayOwn(id, note)}
                </p>
              ),
          )}
        </div>
      </header>
      <p>{sayOwn(id, 'about')}</p>
      <Chapter title={say('app-rules-modes')}>
        <Modes sheet={sheet} />
      </Chapter>
      <Chapter title={say('app-rules-table')}>
        <RulebookTable sheet={sheet} />
      </Chapter>
      <RulebookRound sheet={sheet} {...(page !== undefined && { opened: page })} />
      <Variants sheet={sheet} />
      <Chapter title={say('app-rules-wins')}>
        <Wins sheet={sheet} />
      </Chapter>
      <Chapter title={say('app-rules-roles')}>
        <RulebookRoles sheet={sheet} {...(role !== undefined && { opened: role })} />
      </Chapter>
      {cards.length > 0 && (
        <Chapter title={say('app-rules-cards')}>
          <RulebookCards sheet={sheet} {...(card !== undefined && { opened: card })} />
        </Chapter>
      )}
      <Chapter title={say('app-rules-night-order')}>
        <RulebookNight sheet={sheet} />
      </Chapter>
      <div class="slip">
        <LinkLine icon={<Icon name="rules" />} title={say('app-rules-all')} onOpen={() => open({ at: 'rules' })}>
          {say('app-home-search-about')}
        </LinkLine>
      </div>
    </main>
  );
}

/** Roles that a mode calls and draws otherwise. */
function Dressed({ edition, mode }: { readonly edition: string; readonly mode: ModeSheet }) {
  const { dress } = mode;
  if (!dress) return null;
  return (
    <ul class="dressed">
      {Object.entries(dress.emblems).map(([role, drawing]) => (
        <li key={role} class="row small">
          <MiniCard id={drawing} />
          {sayAs(voicesIn(edition, mode), `role-${role}`)}
        </li>
      ))}
    </ul>
  );
}

const Modes = ({ sheet: { id, modes } }: { readonly sheet: RulebookSheet }) => (
  <ul class="articles">
    {modes.map((mode) => (
      <li key={mode.id}>
        <h3>{sayOwn(id, `mode-${mode.id}`)}</h3>
        <p class="row articles-tags">
          <span class="tag">{say('app-rules-players', { range: rangeText(mode) })}</span>
          {mode.allowsHost && (
            <span class="tag">
              <Icon name="host" />
              {say('app-rules-with-host')}
            </span>
          )}
        </p>
        <p>{sayOwn(id, `mode-${mode.id}-about`)}</p>
        <Dressed edition={id} mode={mode} />
      </li>
    ))}
  </ul>
);

/** What a table may agree on, in any of the modes. */
function Variants({ sheet: { id, modes } }: { readonly sheet: RulebookSheet }) {
  const options = [...new Set(modes.flatMap((mode) => mode.options))];
  if (options.length === 0) return null;
  return (
    <Chapter title={say('app-rules-options')}>
      <ul class="articles">
        {options.map((option) => (
          <li key={option}>
            <h3>{sayOwn(id, `option-${option}`)}</h3>
            {hasOwn(id, `option-${option}-about`) && <p>{sayOwn(id, `option-${option}-about`)}</p>}
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

const Wins = ({ sheet: { id, sides } }: { readonly sheet: RulebookSheet }) => (
  <>
    {hasOwn(id, 'wins') && (
      <div class="wins">
        <Paragraphs text={sayOwn(id, 'wins')} />
      </div>
    )}
    <dl class="articles">
      {sides.map((side) => (
        <div key={side}>
          <dt>{sayOwn(id, `side-${side}`)}</dt>
          <dd>{sayOwn(id, `side-${side}-goal`)}</dd>
        </div>
      ))}
    </dl>
  </>
);
