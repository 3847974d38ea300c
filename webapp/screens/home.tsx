/** The first page: where I sit, what can be played, and in which words. */
import { useEffect } from 'preact/hooks';
import { LANGUAGE_NAMES } from '../../shared/text/languages.ts';
import type { GameCard } from '../../shared/wire/home.ts';
import { Emblem, Icon } from '../parts/chrome/icon.tsx';
import { LinkLine } from '../parts/chrome/lines.tsx';
import { Broken, NoticeSlip } from '../parts/chrome/notice.tsx';
import { Skeleton } from '../parts/chrome/skeleton.tsx';
import { GameSlip, PlayedLines } from '../parts/lobby/game-slip.tsx';
import { Shelf } from '../parts/rulebook/shelf.tsx';
import { home, isHomeStale, loadHome, watchHome } from '../state/home.ts';
import { open } from '../state/route.ts';
import { loadRulebooks, rulebooks } from '../state/rulebooks.ts';
import { currentLanguage, say } from '../state/words.ts';
import { openInTelegram } from '../telegram/index.ts';
import '../styles/home.css';

export default function Home() {
  useEffect(watchHome, []);
  useEffect(() => void loadRulebooks(), []);
  if (!home.value) return isHomeStale.value ? <Broken onRetry={retry} /> : <Skeleton />;
  const { games, addLink } = home.value;
  const live = games.filter(({ status }) => status !== 'over');
  const played = games.filter(({ status }) => status === 'over');
  return (
    <main class="page home">
      <Masthead />
      {isHomeStale.value && (
        <p class="row small home-stale" role="status">
          <Icon name="offline" />
          <span class="grow">{say('app-home-stale')}</span>
          <button type="button" onClick={retry}>
            {say('app-now')}
          </button>
        </p>
      )}
      {live.length > 0 && <LiveGames games={live} />}
      {games.length === 0 && <Empty addLink={addLink} />}
      <section class="slip lines">
        <LinkLine
          icon={<Icon name="practice" />}
          title={say('app-home-practice')}
          onOpen={() => open({ at: 'practice' })}
        >
          {say('app-home-practice-about')}
        </LinkLine>
      </section>
      {rulebooks.value && <Shelf sheets={rulebooks.value} />}
      {played.length > 0 && <PlayedLines games={played} />}
      <nav class="slip lines" aria-label={say('app-name')}>
        <LinkLine icon={<Icon name="rules" />} title={say('app-home-search')} onOpen={() => open({ at: 'rules' })}>
          {say('app-home-search-about')}
        </LinkLine>
        <LinkLine
          icon={<Icon name="language" />}
          title={say('app-home-language')}
          onOpen={() => open({ at: 'language' })}
        >
          {LANGUAGE_NAMES[currentLanguage()]}
        </LinkLine>
        {games.length > 0 && (
          <LinkLine icon={<Icon name="plus" />} title={say('app-home-add')} onOpen={() => openInTelegram(addLink)} />
        )}
      </nav>
    </main>
  );
}

function retry(): void {
  void loadHome();
  void loadRulebooks();
}

const Masthead = () => (
  <header class="masthead">
    <h1>
      <Emblem id="omerta" />
      {say('app-name')}
    </h1>
    <p class="label dim">{say('app-motto')}</p>
  </header>
);

/** Those that wait for an answer come first. */
const LiveGames = ({ games }: { readonly games: readonly GameCard[] }) => (
  <section aria-label={say('app-home-games')}>
    <ul class="stack">
      {[...games]
        .sort((a, b) => Number(b.isAsked) - Number(a.isAsked))
        .map((game, at) => (
          <li key={game.game}>
            <GameSlip game={game} isFirst={at === 0} />
          </li>
        ))}
    </ul>
  </section>
);

const Empty = ({ addLink }: { readonly addLink: string }) => (
  <NoticeSlip
    emblem="cup"
    title={say('app-home-quiet')}
    action={{ text: say('app-home-add'), press: () => openInTelegram(addLink) }}
  >
    {say('app-home-quiet-about')}
  </NoticeSlip>
);
