/** Telegram's side of what an app and its frame say to each other. */
import { signal } from '@preact/signals';
import { openLink } from '../actions.ts';
import { COLOURS, theme } from '../look.ts';
import { wish } from '../stage.ts';
import { say } from '../words.ts';

export interface FrameButton {
  readonly isVisible: boolean;
  readonly isActive: boolean;
  readonly isBusy: boolean;
  readonly text: string;
  readonly colour: string | null;
  readonly textColour: string | null;
}

export interface Question {
  readonly title?: string;
  readonly text: string;
  readonly answers: readonly { readonly id: string; readonly text: string }[];
  readonly onAnswer: (id: string | null) => void;
}

type Data = Readonly<Record<string, unknown>>;

const NO_BUTTON: FrameButton = {
  isVisible: false,
  isActive: true,
  isBusy: false,
  text: '',
  colour: null,
  textColour: null,
};

/** One opening of the app in one frame. */
export class Bridge {
  readonly main = signal<FrameButton>(NO_BUTTON);
  readonly secondary = signal<FrameButton>(NO_BUTTON);
  readonly hasBack = signal(false);
  readonly header = signal<string | null>(null);
  readonly bottom = signal<string | null>(null);
  readonly isReady = signal(false);
  readonly question = signal<Question | null>(null);
  /** Counts the times the phone would have buzzed. */
  readonly buzzes = signal(0);
  readonly #person: number;
  readonly #name: string;
  readonly #onClose: () => void;
  #frame: HTMLIFrameElement | null = null;
  #confirmsClosing = false;

  constructor(person: number, name: string, onClose: () => void) {
    this.#person = person;
    this.#name = name;
    this.#onClose = onClose;
  }

  /** What it gives back ends it. */
  attach(frame: HTMLIFrameElement): () => void {
    this.#frame = frame;
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || origin !== location.origin || typeof data !== 'string') return;
      try {
        const { eventType, eventData } = JSON.parse(data) as { eventType: string; eventData?: unknown };
        this.#hear(eventType, (typeof eventData === 'object' && eventData !== null ? eventData : {}) as Data);
      } catch {
        // Not one of Telegram's words.
      }
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }

  send(eventType: string, eventData?: unknown): void {
    this.#frame?.contentWindow?.postMessage(JSON.stringify({ eventType, eventData }), location.origin);
  }

  themeChanged(): void {
    this.send('theme_changed', { theme_params: COLOURS[theme.value] });
  }

  resized(): void {
    const { clientWidth: width = 0, clientHeight: height = 0 } = this.#frame ?? {};
    this.send('viewport_changed', { width, height, is_expanded: true, is_state_stable: true });
  }

  close(): void {
    if (!this.#confirmsClosing) {
      this.#onClose();
      return;
    }
    this.#ask(say('playground-leave-app'), 'playground-close', (isSure) => {
      if (isSure) this.#onClose();
    });
  }

  #ask(
    text: string,
    yes: 'playground-close' | 'playground-allow' | 'playground-send',
    then: (isSure: boolean) => void,
  ): void {
    this.question.value = {
      text,
      answers: [
        { id: 'no', text: say('playground-deny') },
        { id: 'yes', text: say(yes) },
      ],
      onAnswer: (id) => {
        this.question.value = null;
        then(id === 'yes');
      },
    };
  }

  #hear(type: string, data: Data): void {
    switch (type) {
      case 'iframe_ready':
      case 'web_app_ready':
        this.isReady.value = true;
        return;
      case 'web_app_setup_main_button':
        this.main.value = buttonFrom(data, this.main.value);
        return;
      case 'web_app_setup_secondary_button':
        this.secondary.value = buttonFrom(data, this.secondary.value);
        return;
      case 'web_app_setup_back_button':
        this.hasBack.value = data.is_visible === true;
        return;
      case 'web_app_set_header_color':
        this.header.value = colourOf(data.color) ?? COLOURS[theme.value][String(data.color_key)] ?? null;
        return;
      case 'web_app_set_bottom_bar_color':
        this.bottom.value = colourOf(data.color);
        return;
      case 'web_app_setup_closing_behavior':
        this.#confirmsClosing = data.need_confirmation === true;
        return;
      case 'web_app_close':
        this.#onClose();
        return;
      case 'web_app_open_tg_link':
        openLink(`https://t.me${data.path_full}`, this.#person);
        return;
      case 'web_app_open_link':
        openLink(String(data.url), this.#person);
        return;
      case 'web_app_request_theme':
        this.themeChanged();
        return;
      case 'web_app_expand':
      case 'web_app_request_viewport':
        this.resized();
        return;
      case 'web_app_request_safe_area':
        this.send('safe_area_changed', NO_INSETS);
        return;
      case 'web_app_request_content_safe_area':
        this.send('content_safe_area_changed', NO_INSETS);
        return;
      case 'web_app_request_write_access':
        this.#askToWrite();
        return;
      case 'web_app_send_prepared_message':
        this.#share(String(data.id));
        return;
      case 'web_app_trigger_haptic_feedback':
        this.buzzes.value++;
        return;
      case 'web_app_open_popup':
        this.#openPopup(data);
    }
  }

  #askToWrite(): void {
    this.#ask(say('playground-write-access', { name: this.#name }), 'playground-allow', async (isAllowed) => {
      if (isAllowed) await wish('allow', { person: this.#person }).catch(() => undefined);
      this.send('write_access_requested', { status: isAllowed ? 'allowed' : 'cancelled' });
    });
  }

  /** There is one chat here to send it to. */
  #share(prepared: string): void {
    this.#ask(say('playground-share'), 'playground-send', async (isWanted) => {
      const isSent =
        isWanted &&
        (await wish('share', { person: this.#person, prepared }).then(
          () => true,
          () => false,
        ));
      if (isSent) this.send('prepared_message_sent');
      else this.send('prepared_message_failed', { error: isWanted ? 'MESSAGE_SEND_FAILED' : 'USER_DECLINED' });
    });
  }

  #openPopup({ title, message, buttons }: Data): void {
    const answers = (Array.isArray(buttons) ? buttons : []).map((button: Data, i) => ({
      id: typeof button.id === 'string' ? button.id : `${i}`,
      text:
        typeof button.text === 'string' ? button.text : POPUP_WORDS[String(button.type)]?.() || say('playground-ok'),
    }));
    this.question.value = {
      ...(typeof title === 'string' && title !== '' && { title }),
      text: String(message),
      answers: answers.length > 0 ? answers : [{ id: '', text: say('playground-close') }],
      onAnswer: (id) => {
        this.question.value = null;
        this.send('popup_closed', id === null ? {} : { button_id: id });
      },
    };
  }
}

const NO_INSETS = { top: 0, bottom: 0, left: 0, right: 0 };

const POPUP_WORDS: Readonly<Record<string, () => string>> = {
  ok: () => say('playground-ok'),
  close: () => say('playground-close'),
  cancel: () => say('playground-deny'),
};

const colourOf = (value: unknown): string | null =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : null;

/** What is not named stays as it was. */
const buttonFrom = (data: Data, before: FrameButton): FrameButton => ({
  isVisible: typeof data.is_visible === 'boolean' ? data.is_visible : before.isVisible,
  isActive: typeof data.is_active === 'boolean' ? data.is_active : before.isActive,
  isBusy: typeof data.is_progress_visible === 'boolean' ? data.is_progress_visible : before.isBusy,
  text: typeof data.text === 'string' ? data.text : before.text,
  colour: colourOf(data.color) ?? before.colour,
  textColour: colourOf(data.text_color) ?? before.textColour,
});
