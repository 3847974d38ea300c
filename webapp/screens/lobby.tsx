/** A table that is being set. */
import { useSignalEffect } from '@preact/signals';
import { DealtActions, DealtCards } from '../parts/card/dealt.tsx';
import { type Dealt, DeckFan, sideTotals } from '../parts/card/deck.tsx';
import { Icon } from '../parts/chrome/icon.tsx';
import { LobbyActions } from '../parts/lobby/actions.tsx';
import { Odds } from '../parts/lobby/odds.tsx';
import { LobbySeats } from '../parts/lobby/seats.tsx';
import { Warnings } from '../parts/lobby/warnings.tsx';
import { giveCut } from '../state/proof/cut.ts';
import { open } from '../state/route.ts';
import { sight } from '../state/table.ts';
import { isOwn, say, sayIfAny } from '../state/words.ts';
import { shareLink } from '../telegram/index.ts';
import '../styles/lobby.css';

/** So much of the seal as an eye compares; the phone keeps all of it. */
const SHOWN = 8;

export default function Lobby() {
  useSignalEffect(giveCut);
  const { lobby, edition, mode, game } = sight.value ?? {};
  if (!lobby || !edition || !mode || !game) return null;
  const { deck, draws, problem } = lobby;
  const isAnything = Object.keys(deck).length + draws.length > 0;
  // What keeps the table from beginning is said beside the button.
  const warnings = lobby.warnings.filter((line) => line !== problem);
  return (
    <main class="page">
      <Head />
      <LobbySeats />
      {isAnything && (
        <section class="slip slip-pad">
          <div class="row dealt-head">
            <h2 class="label">{say('app-lobby-dealt')}</h2>
            <SideTotals edition={edition} deck={deck} draws={draws} />
          </div>
          <DealtCards edition={edition} deck={deck} draws={draws} />
          {lobby.cards && <DealtActions {...lobby.cards} />}
          {!lobby.isDeckByHand && lobby.players.length < lobby.least && (
            <p class="small dim dealt-note">{say('app-lobby-least', { n: lobby.least })}</p>
          )}
        </section>
      )}
      {lobby.odds && <Odds {...lobby.odds} />}
      {warnings.length > 0 && (
        <section class="slip slip-pad">
          <Warnings lines={warnings} />
        </section>
      )}
      <div class="pair">
        <button type="button" class="button button-line" onClick={() => open({ at: 'table', game, page: 'settings' })}>
          <Icon name="settings" />
          {say('app-lobby-settings')}
        </button>
        <button type="button" class="button button-line" onClick={invite}>
          <Icon name="share" />
          {say('app-lobby-invite')}
        </button>
      </div>
      {lobby.seal && <p class="tiny dim lobby-seal">{say('app-lobby-seal', { hash: lobby.seal.slice(0, SHOWN) })}</p>}
      <LobbyActions />
    </main>
  );
}

function Head() {
  const { lobby, edition, mode, title } = sight.value!;
  const { deck, draws, players, most, seats } = lobby!;
  return (
    <header class="row lobby-head">
      <DeckFan edition={edition} deck={deck} draws={draws} />
      <div class="grow">
        <p class="label dim">{sayIfAny(`mode-${mode}`)}</p>
        <h1>{sayIfAny('name')}</h1>
        <p class="small">
          <b class="lobby-group">{title}</b>
          <span>{say('app-lobby-of', { n: players.length, most: players.length > most ? seats : most })}</span>
        </p>
        {['best', 'age'].map(
          (note) =>
            isOwn(note) && (
              <p key={note} class="tiny dim">
                {sayIfAny(note)}
              </p>
            ),
        )}
      </div>
    </header>
  );
}

const SideTotals = (dealt: Dealt) => (
  <p class="small dim">
    {sideTotals(dealt)
      .map(({ side, n }) => say('app-lobby-dealt-side', { n, side: sayIfAny(`side-${side}`) }))
      .join(' · ')}
  </p>
);

function invite(): void {
  const { lobby, mode } = sight.value!;
  const text = say('app-lobby-invite-text', {
    edition: sayIfAny('name'),
    mode: sayIfAny(`mode-${mode}`),
  });
  shareLink(lobby!.invitation, text);
}
