/** One person's phone: Telegram's frame, and in it the real app. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Avatar } from '../../parts/chrome/avatar.tsx';
import { Icon } from '../../parts/chrome/icon.tsx';
import { Ask } from '../ask.tsx';
import { theme } from '../look.ts';
import { personOf, stage, tintOf, wish } from '../stage.ts';
import { say } from '../words.ts';
import { Bridge, type FrameButton } from './bridge.ts';
import { close, type LaunchedApp, launch, launches } from './launches.ts';

interface Props {
  readonly id: number;
  readonly isLarge: boolean;
}

export function Phone({ id, isLarge }: Props) {
  const person = personOf(id);
  if (!person) return null;
  const isYou = id === stage.value?.you;
  const app = launches.value[id];
  const numbered = person.seat === null ? person.name : `${person.seat} · ${person.name}`;
  return (
    <article
      class={`phone ${isLarge ? 'phone-large' : 'phone-small'}`}
      aria-label={say('playground-phone-of', { name: person.name })}
    >
      <header class="phone-cap">
        <Avatar name={person.fullName} seat={tintOf(id)} />
        <b class="grow cut">{isYou ? say('playground-you', { name: numbered }) : numbered}</b>
        {!isYou && (
          <button
            type="button"
            class="phone-be"
            title={say('playground-be', { name: person.name })}
            aria-label={say('playground-be', { name: person.name })}
            onClick={() => void wish('you', { person: id })}
          >
            <Icon name="host" />
          </button>
        )}
      </header>
      <div class="phone-body">
        <div class="phone-screen">
          {app ? (
            <App key={app.serial} id={id} app={app} name={person.name} />
          ) : (
            <div class="phone-idle">
              <p>{say(app === null ? 'playground-closed' : 'playground-gathering')}</p>
              {app === null && (
                <button
                  type="button"
                  class="button button-ink"
                  onClick={() => void launch(id, stage.value?.game ?? null)}
                >
                  {say('playground-reopen')}
                </button>
              )}
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

function App({ id, app, name }: { readonly id: number; readonly app: LaunchedApp; readonly name: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const bridge = useMemo(() => new Bridge(id, name, () => close(id)), [id, name]);
  useEffect(() => bridge.attach(frame.current!), [bridge]);
  useEffect(() => bridge.themeChanged(), [bridge, theme.value]);
  useEffect(() => {
    const seen = new ResizeObserver(() => bridge.resized());
    seen.observe(frame.current!);
    return () => seen.disconnect();
  }, [bridge]);
  const { main, secondary, hasBack, header, bottom, question, buzzes } = bridge;
  const hasButtons = main.value.isVisible || secondary.value.isVisible;
  return (
    <>
      <div
        class={`phone-head ${isLight(header.value) ? 'phone-head-light' : 'phone-head-dark'}`}
        style={{ background: header.value ?? undefined }}
      >
        <button type="button" onClick={() => (hasBack.value ? bridge.send('back_button_pressed') : bridge.close())}>
          {hasBack.value ? `‹ ${say('playground-back')}` : say('playground-close')}
        </button>
        <b>Omertà</b>
        <span aria-hidden="true">···</span>
      </div>
      <iframe
        ref={frame}
        src={app.url}
        title={say('playground-phone-of', { name })}
        class={buzzes.value % 2 === 1 ? 'buzz-1' : buzzes.value > 0 ? 'buzz-2' : ''}
      />
      {hasButtons && (
        <div class="phone-buttons" style={{ background: bottom.value ?? header.value ?? undefined }}>
          <FrameKey button={secondary.value} press={() => bridge.send('secondary_button_pressed')} />
          <FrameKey button={main.value} press={() => bridge.send('main_button_pressed')} />
        </div>
      )}
      {question.value && <Ask {...question.value} />}
    </>
  );
}

function FrameKey({ button, press }: { readonly button: FrameButton; readonly press: () => void }) {
  if (!button.isVisible) return null;
  return (
    <button
      type="button"
      class="phone-key"
      disabled={!button.isActive || button.isBusy}
      aria-busy={button.isBusy}
      style={{ background: button.colour ?? undefined, color: button.textColour ?? undefined }}
      onClick={press}
    >
      {button.text}
    </button>
  );
}

/** Telegram writes in dark on a light header, and the other way round. */
function isLight(colour: string | null): boolean {
  if (colour === null) return theme.value === 'light';
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * r + 0.587 * g + 0.114 * b > 140;
}
