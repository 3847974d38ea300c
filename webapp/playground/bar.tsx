/** What moves the whole stage: time, who plays, a new start. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../shared/text/languages.ts';
import { FAST, FASTEST, LEAST_PEOPLE, MOST_PEOPLE } from '../../shared/wire/playground.ts';
import { Emblem, Icon } from '../parts/chrome/icon.tsx';
import { setTheme, theme } from './look.ts';
import { stage, wish } from './stage.ts';
import { say } from './words.ts';

export function Bar() {
  const { playsForMe } = stage.value!;
  return (
    <header class="bar">
      <span class="bar-mark">
        <Emblem id="omerta" />
      </span>
      <h1 class="bar-title">{say('playground-title')}</h1>
      <span class="tag bar-tag">{say('playground-tag')}</span>
      <span class="grow" />
      <Speed />
      <More />
      <button
        type="button"
        role="switch"
        aria-checked={playsForMe}
        class={`button bar-play ${playsForMe ? 'button-line' : 'button-ink'}`}
        onClick={() => void wish('autoplay', { forMe: !playsForMe })}
      >
        <Icon name={playsForMe ? 'tick' : 'practice'} />
        <span>{say('playground-for-me')}</span>
      </button>
    </header>
  );
}

function Speed() {
  const { speed } = stage.value!;
  const before = useRef(speed || 1);
  if (speed > 0) before.current = speed;
  const isPaused = speed === 0;
  return (
    <>
      <label class="speed">
        <span class="label dim">{say('playground-speed')}</span>
        <input
          type="range"
          min={1}
          max={FAST}
          value={before.current}
          aria-label={say('playground-speed')}
          onInput={({ currentTarget }) => void wish('speed', { speed: Number(currentTarget.value) })}
        />
        <output class="num">×{before.current}</output>
      </label>
      <button
        type="button"
        class="button button-line bar-square"
        aria-pressed={isPaused}
        aria-label={say(isPaused ? 'playground-go-on' : 'playground-pause')}
        title={say(isPaused ? 'playground-go-on' : 'playground-pause')}
        onClick={() => void wish('speed', { speed: isPaused ? before.current : 0 })}
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
      </button>
      <button
        type="button"
        class="button button-line bar-square"
        aria-pressed={speed === FASTEST}
        aria-label={say('playground-to-end')}
        title={say('playground-to-end')}
        onClick={() => void toEnd()}
      >
        <Icon name="next" />
      </button>
    </>
  );
}

/** The rest of the game is played for the visitor as well, as fast as it goes. */
async function toEnd(): Promise<void> {
  await wish('autoplay', { forMe: true, others: true });
  await wish('speed', { speed: FASTEST });
}

/** What is changed seldom. */
function More() {
  const { people, language, othersPlay } = stage.value!;
  const [isOpen, setOpen] = useState(false);
  const [number, setNumber] = useState(people.length);
  const [wanted, setWanted] = useState<Language>(language);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const shut = ({ target }: Event) => {
      if (target instanceof Node && !panel.current?.contains(target)) setOpen(false);
    };
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    addEventListener('pointerdown', shut);
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('pointerdown', shut);
      removeEventListener('keydown', leave);
    };
  }, [isOpen]);
  return (
    <div class="more" ref={panel}>
      <button
        type="button"
        class="button button-line bar-square"
        aria-expanded={isOpen}
        aria-label={say('playground-more')}
        title={say('playground-more')}
        onClick={() => {
          setNumber(people.length);
          setWanted(language);
          setOpen(!isOpen);
        }}
      >
        <Icon name="settings" />
      </button>
      {isOpen && (
        <form
          class="slip more-panel"
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(false);
            void wish('restart', { people: number, language: wanted });
          }}
        >
          <Switch
            label={say('playground-others')}
            isOn={othersPlay}
            set={(others) => void wish('autoplay', { others })}
          />
          <Switch
            label={say('playground-dark')}
            isOn={theme.value === 'dark'}
            set={(isDark) => setTheme(isDark ? 'dark' : 'light')}
          />
          <label class="more-row">
            <span class="grow">{say('playground-people')}</span>
            <input
              type="range"
              min={LEAST_PEOPLE}
              max={MOST_PEOPLE}
              value={number}
              onInput={({ currentTarget }) => setNumber(Number(currentTarget.value))}
            />
            <output class="num more-number">{number}</output>
          </label>
          <label class="more-row">
            <span class="grow">{say('playground-language')}</span>
            <select value={wanted} onChange={({ currentTarget }) => setWanted(currentTarget.value as Language)}>
              {LANGUAGES.map((one) => (
                <option key={one} value={one}>
                  {LANGUAGE_NAMES[one]}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" class="button button-ink">
            {say('playground-restart')}
          </button>
        </form>
      )}
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

const Switch = ({ label, isOn, set }: SwitchProps) => (
  <label class="more-row">
    <span class="grow">{label}</span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      class="switch"
      checked={isOn}
      onChange={() => set(!isOn)}
    />
  </label>
);
