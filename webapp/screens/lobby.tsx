/** A table that is being set. */
import { DealtCards, DeckFan, sideTotals } from '../parts/deck.tsx';
import { Icon } from '../parts/icon.tsx';
import { LobbyActions } from '../parts/lobby-actions.tsx';
import { LobbySeats } from '../parts/lobby-seats.tsx';
import { open } from '../state/route.ts';
import { sight } from '../state/table.ts';
import { say, sayOwn } from '../state/words.ts';
import { openInTelegram } from '../telegram/index.ts';
import '../styles/lobby.css';

export default function Lobby() {
  const { lobby, edition, mode, game } = sight.value ?? {};
  if (!lobby || !edition || !mode || !game) return null;
  return (
    <main class="page">
      <Head />
      <LobbySeats />
      <section class="slip slip-pad">
        <div class="row dealt-head">
          <h2 class="label">{say('app-lobby-dealt')}</h2>
          <SideTotals edition={edition} deck={lobby.deck} />
        </div>
        <DealtCards edition={edition} deck={lobby.deck} />
        {!lobby.isDeckByHand && lobby.players.length < lobby.least && (
          <p class="small dim dealt-note">{say('app-lobby-least', { n: lobby.least })}</p>
        )}
      </section>
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
      <LobbyActions />
    </main>
  );
}

function Head() {
  const { lobby, edition, mode, title } = sight.value!;
  const { deck, players, most } = lobby!;
  return (
    <header class="row lobby-head">
      <DeckFan edition={edition} deck={deck} />
      <div class="grow">
        <p class="label dim">{sayOwn(edition, `mode-${mode}`)}</p>
        <h1>{sayOwn(edition, 'name')}</h1>
        <p class="small">
          <b class="lobby-group">{title}</b>
          <span>{say('app-lobby-of', { n: players.length, most })}</span>
        </p>
      </div>
    </header>
  );
}

const SideTotals = ({ edition, deck }: Parameters<typeof DealtCards>[0]) => (
  <p class="small dim">
    {sideTotals(edition, deck)
      .map(({ side, n }) => say('app-lobby-dealt-side', { n, side: sayOwn(edition, `side-${side}`) }))
      .join(' · ')}
  </p>
);

function invite(): void {
  const { lobby, edition, mode } = sight.value!;
  const text = say('app-lobby-invite-text', {
    edition: sayOwn(edition, 'name'),
    mode: sayOwn(edition, `mode-${mode}`),
  });
  // Not URLSearchParams: some clients show its plus signs as they are.
  openInTelegram(
    `https://t.me/share/url?url=${encodeURIComponent(lobby!.invitation)}&text=${encodeURIComponent(text)}`,
  );
}
