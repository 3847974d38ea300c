/** Which cards are dealt: as the rulebook has it, or counted out by hand from its box. */
import { isSendable } from '../../state/orders.ts';
import { awaited, change, mayChange } from '../../state/settings.ts';
import { sight } from '../../state/table.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { DealtActions, DealtCards } from '../card/dealt.tsx';
import { inOrder } from '../card/deck.tsx';
import { Icon, MiniCard } from '../chrome/icon.tsx';
import { Choices, StepperLine } from '../chrome/lines.tsx';
import { OddsOf } from '../lobby/odds.tsx';
import { Warnings } from '../lobby/warnings.tsx';
import { awaitedIn } from './game.tsx';
import { SettingsSection } from './section.tsx';

export function DeckSettings() {
  const { lobby, edition } = sight.value!;
  const { isDeckByHand, isDeckFixed, deck, draws, cards, warnings, problem, players, odds } = lobby!;
  // A wrong number of cards is seen above; what else keeps these from being dealt is said here.
  const isCounted = isDeckByHand && Object.values(deck).reduce((sum, n) => sum + n, 0) === players.length;
  const lines = isCounted && problem !== null ? [problem, ...warnings] : warnings;
  const isNothing = Object.keys(deck).length + draws.length === 0;
  return (
    <SettingsSection title={say('app-settings-deck')}>
      {isDeckFixed ? <p class="line small dim">{say('app-settings-deck-fixed')}</p> : <DeckChoice />}
      {isDeckByHand ? (
        <ByHand />
      ) : (
        !isNothing && (
          <div class="slip-pad">
            <DealtCards edition={edition} deck={deck} draws={draws} />
            {cards && <DealtActions {...cards} />}
          </div>
        )
      )}
      {lines.length > 0 && (
        <div class="slip-pad">
          <Warnings lines={lines} />
        </div>
      )}
      {odds && (
        <div class="slip-pad">
          <OddsOf {...odds} />
        </div>
      )}
      {isDeckByHand && mayChange() && (
        <div class="settings-foot">
          <button
            type="button"
            class="button button-line"
            disabled={!isSendable()}
            onClick={() => void change('deck auto', { set: 'composition', to: 'auto' })}
          >
            {say('app-settings-deck-reset')}
          </button>
        </div>
      )}
    </SettingsSection>
  );
}

function DeckChoice() {
  const { isDeckByHand, handDeck } = sight.value!.lobby!;
  return (
    <Choices
      label={say('app-settings-deck')}
      value={isDeckByHand ? 'hand' : 'auto'}
      awaited={awaitedIn('deck') as 'hand' | 'auto' | null}
      isLocked={!mayChange()}
      choices={[
        {
          value: 'auto',
          title: say('app-settings-deck-auto'),
          more: say('app-settings-deck-auto-about'),
        },
        {
          value: 'hand',
          title: say('app-settings-deck-hand'),
          more: say('app-settings-deck-hand-about'),
        },
      ]}
      onChoose={(to) => void change(`deck ${to}`, { set: 'composition', to: to === 'auto' ? 'auto' : { ...handDeck } })}
    />
  );
}

function ByHand() {
  const { lobby, edition } = sight.value!;
  const { deck, box } = lobby!;
  const roles = mayChange() ? inOrder(edition, box) : inOrder(edition, deck);
  return (
    <>
      <Balance />
      <Beyond />
      <ul class="lines" aria-label={say('app-settings-deck-hand')}>
        {roles.map((role) => (
          <CardLine key={role} role={role} />
        ))}
      </ul>
    </>
  );
}

/** Cards against players: the one number that has to come out even. */
function Balance() {
  const { deck, players } = sight.value!.lobby!;
  const cards = Object.values(deck).reduce((sum, n) => sum + n, 0);
  const over = cards - players.length;
  const verdict =
    over === 0
      ? say('app-settings-deck-even')
      : over > 0
        ? say('app-settings-deck-over', { n: over })
        : say('app-settings-deck-under', { n: -over });
  return (
    <p class="row settings-balance" role="status">
      <span class="label grow">{say('app-settings-deck-count', { cards, players: players.length })}</span>
      <span class={`row small ${over === 0 ? 'dim' : 'settings-off'}`}>
        <Icon name={over === 0 ? 'tick' : 'accuse'} />
        {verdict}
      </span>
    </p>
  );
}

/** More than the printed box has: nothing forbids it here. */
function Beyond() {
  const { deck, printed } = sight.value!.lobby!;
  const beyond = Object.keys(deck).filter((role) => printed && deck[role]! > (printed[role] ?? 0));
  if (beyond.length === 0) return null;
  const roles = beyond.map((role) => `${sayIfAny(`role-${role}`)} × ${deck[role]}`).join(', ');
  return <p class="slip-pad small dim settings-beyond">{say('app-settings-deck-beyond', { roles })}</p>;
}

function CardLine({ role }: { readonly role: string }) {
  const { lobby } = sight.value!;
  const { deck, box, printed } = lobby!;
  const n = deck[role] ?? 0;
  const most = box[role] ?? 0;
  const name = sayIfAny(`role-${role}`);
  const set = (to: number) => () =>
    void change(`card ${role}`, { set: 'composition', to: { ...deck, [role]: to } as Record<string, number> });
  return (
    <StepperLine
      icon={<MiniCard id={role} />}
      title={name}
      more={
        printed
          ? say('app-settings-deck-printed', { n: printed[role] ?? 0 })
          : say('app-settings-deck-box', { n: most })
      }
      value={`${n}`}
      isAwaited={awaited.value === `card ${role}`}
      isLocked={!mayChange()}
      fewer={{ label: say('app-settings-fewer', { what: name }), press: n <= 0 ? null : set(n - 1) }}
      greater={{ label: say('app-settings-more', { what: name }), press: n >= most ? null : set(n + 1) }}
    />
  );
}
