import '../styles/tokens.css';
import '../styles/base.css';
import './page.css';
import './bar.css';
import './chat/chat.css';
import './phone/phone.css';
import { render } from 'preact';
import { nearestLanguage } from '../../shared/text/languages.ts';
import { startLook } from './look.ts';
import { Page } from './page.tsx';
import { connect } from './stage.ts';
import { speak } from './words.ts';

const language = nearestLanguage(navigator.language);
startLook();
void speak(language).then(() => {
  render(<Page />, document.getElementById('playground')!);
  void connect(language);
});
