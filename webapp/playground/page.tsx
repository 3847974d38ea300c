/** The stage: a chat, phones, and everybody's seat. */
import { Bar } from './bar.tsx';
import { Chat } from './chat/chat.tsx';
import { Hint } from './hint.tsx';
import { isTabbed, phones, side } from './look.ts';
import { Phones } from './phone/phones.tsx';
import { Seats } from './seats.tsx';
import { isLost, stage } from './stage.ts';
import { say } from './words.ts';

export function Page() {
  if (!stage.value) {
    return <p class="page-waiting">{say(isLost.value ? 'playground-lost' : 'playground-gathering')}</p>;
  }
  const [hasChat, hasPhone] = isTabbed.value ? [side.value === 'chat', side.value === 'phone'] : [true, true];
  return (
    <div class={`stage ${isTabbed.value ? 'stage-tabbed' : ''}`}>
      <Bar />
      {isLost.value && (
        <p class="strip page-lost" role="alert">
          {say('playground-lost')}
        </p>
      )}
      <main class="stage-main">
        {hasChat && <Chat />}
        {hasPhone && (
          <section class="stage-phones" aria-label={say('playground-phone')}>
            <Phones people={phones.value} />
            <Seats />
          </section>
        )}
      </main>
      {isTabbed.value && (
        <div class="stage-tabs segments">
          <Side is="chat" label={say('playground-chat')} />
          <Side is="phone" label={say('playground-phone')} />
        </div>
      )}
      <Hint />
    </div>
  );
}

function Side({ is, label }: { readonly is: 'chat' | 'phone'; readonly label: string }) {
  const isOn = side.value === is;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      class={`segment ${isOn ? 'segment-on' : ''}`}
      onClick={() => {
        side.value = is;
      }}
    >
      {label}
    </button>
  );
}
