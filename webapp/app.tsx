/** Which screen is shown: decided here and nowhere else. */
import { useEffect } from 'preact/hooks';
import { Confirmation } from './parts/chrome/confirm.tsx';
import { lazy } from './parts/chrome/lazy.tsx';
import { Broken, Notice } from './parts/chrome/notice.tsx';
import { Skeleton } from './parts/chrome/skeleton.tsx';
import { Strip } from './parts/chrome/strip.tsx';
import { Toast } from './parts/chrome/toast.tsx';
import { type Route, route, startAt } from './state/route.ts';
import { signedOut } from './state/session.ts';
import { phase, start } from './state/start.ts';
import { barred, follow, leave, sight } from './state/table.ts';
import { say } from './state/words.ts';
import { closeApp } from './telegram/index.ts';

const Home = lazy(() => import('./screens/home.tsx'), 'home', 'rules');
const Language = lazy(() => import('./screens/language.tsx'), 'home');
const Practice = lazy(() => import('./screens/solo.tsx'), 'practice');
const Rules = lazy(() => import('./screens/rules.tsx'), 'rules', 'home');
const Lobby = lazy(() => import('./screens/lobby.tsx'), 'lobby');
const Settings = lazy(() => import('./screens/settings.tsx'), 'lobby', 'narration');
const Table = lazy(() => import('./screens/table.tsx'), 'table');
const Card = lazy(() => import('./screens/card.tsx'), 'table');
const Host = lazy(() => import('./screens/host.tsx'), 'host', 'table');
const Judge = lazy(() => import('./screens/bench.tsx'), 'bench', 'table');
const Protocol = lazy(() => import('./screens/protocol.tsx'), 'protocol', 'bench');
const Result = lazy(() => import('./screens/result.tsx'), 'result', 'table');

export const App = () => (
  <>
    {route.value.at === 'table' && <Strip />}
    <Screen />
    <Confirmation />
    <Toast />
  </>
);

function Screen() {
  if (phase.value === 'outside') {
    return (
      <Notice emblem="omerta" title={say('app-outside-title')}>
        {say('app-outside')}
      </Notice>
    );
  }
  if (signedOut.value) {
    return (
      <Notice
        emblem="face-down"
        title={say('app-signed-out-title')}
        action={{ text: say('app-close'), press: closeApp }}
      >
        {signedOut.value.message || say('app-signed-out')}
      </Notice>
    );
  }
  if (phase.value === 'unreached') return <Broken onRetry={() => void start()} />;
  return phase.value === 'starting' ? <Skeleton /> : <Page route={route.value} />;
}

function Page({ route: top }: { readonly route: Route }) {
  switch (top.at) {
    case 'home':
      return <Home />;
    case 'language':
      return <Language />;
    case 'practice': {
      const { at: _, ...where } = top;
      return <Practice {...where} />;
    }
    case 'rules': {
      const { at: _, ...where } = top;
      return <Rules {...where} />;
    }
    case 'table':
      return <AtTable {...top} />;
  }
}

function AtTable({ game, page }: Route & { at: 'table' }) {
  useEffect(() => {
    follow(game);
    return leave;
  }, [game]);
  if (barred.value) return <Barred />;
  if (sight.value?.game !== game) return <Skeleton />;
  const { status, place, play } = sight.value;
  switch (status) {
    case 'lobby':
      return page === 'settings' ? <Settings /> : <Lobby />;
    case 'running':
      if (page === 'card') return <Card first="card" />;
      if (page === 'action-card') return <Card first="action" />;
      if (page === 'protocol') return <Protocol />;
      if (play?.view.bench) return <Judge />;
      return place !== null && play?.view.table.host === place ? <Host /> : <Table />;
    case 'over':
      if (page === 'protocol') return <Protocol />;
      return play?.view.bench && page !== 'result' ? <Judge /> : <Result />;
    case 'cancelled':
      return (
        <Notice
          emblem="face-down"
          title={say('app-cancelled-title')}
          action={{ text: say('app-to-home'), press: () => startAt({ at: 'home' }) }}
        >
          {say(play?.solo ? 'app-cancelled-solo' : 'app-cancelled')}
        </Notice>
      );
  }
}

function Barred() {
  const reason = barred.value;
  if (reason === 'outdated') {
    const action = { text: say('app-reload'), press: () => location.reload() };
    return (
      <Notice emblem="omerta" title={say('app-outdated-title')} action={action}>
        {say('app-outdated')}
      </Notice>
    );
  }
  const action = { text: say('app-to-home'), press: () => startAt({ at: 'home' }) };
  return (
    <Notice emblem="face-down" title={say('app-hidden-title')} action={action}>
      {reason?.message || say('app-hidden')}
    </Notice>
  );
}
