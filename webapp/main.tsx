import './styles/tokens.css';
import './styles/base.css';
import './styles/notice.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { watchLetters } from './state/letter-size.ts';
import { watchNight } from './state/night.ts';
import { watchSeals } from './state/proof/seal.ts';
import { watchPages } from './state/route.ts';
import { start } from './state/start.ts';

watchPages();
watchNight();
watchSeals();
render(<App />, document.getElementById('app')!);
watchLetters();
void start();
