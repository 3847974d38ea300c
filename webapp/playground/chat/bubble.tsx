/** One message of a chat. */
import type { ChatMessage } from '../../../shared/wire/playground.ts';
import { openLink, press, write } from '../actions.ts';
import { stage, tintOf } from '../stage.ts';
import { currentLanguage, say } from '../words.ts';
import { Formatted } from './formatted.tsx';
import { Photo } from './photo.tsx';

interface Props {
  readonly message: ChatMessage;
  readonly chat: 'group' | 'bot';
  /** Who reads, and presses. */
  readonly reader: number;
  /** The one before is by the same person, who need not be named again. */
  readonly isNext: boolean;
}

const NAME_COLOURS = 7;

export function Bubble({ message, chat, reader, isNext }: Props) {
  const { from, text, entities, picture, replyTo, service } = message;
  if (service) return <ServiceLine service={service} />;
  const isOwn = from.id === reader;
  const isBot = from.id === stage.value?.bot.id;
  const isNamed = !isNext && !isOwn && chat === 'group';
  const colour = isBot ? 'chat-name-bot' : `chat-name-${tintOf(from.id) % NAME_COLOURS}`;
  return (
    <li class={`chat-row ${isOwn ? 'chat-own' : ''} ${isNext ? 'chat-next' : ''}`}>
      <div class={`bubble ${picture ? 'bubble-picture' : ''}`}>
        <span class={isNamed ? `chat-name ${colour}` : 'hidden'}>{from.name}</span>
        {replyTo && (
          <div class="chat-reply">
            <b class="cut">{replyTo.name}</b>
            <span class="cut">{replyTo.text}</span>
          </div>
        )}
        {picture && <Photo picture={picture} />}
        <span class="chat-text">
          <Formatted
            text={text}
            entities={entities}
            onLink={(url) => openLink(url, reader)}
            onCommand={(command) => void write(reader, chat, command)}
          />
        </span>
        <span class="chat-stamp">
          {message.isEdited && `${say('playground-edited')} `}
          {clockTime(message.at)}
        </span>
      </div>
      <Keyboard message={message} chat={chat} reader={reader} />
    </li>
  );
}

const clockTime = (at: number): string =>
  new Date(at).toLocaleTimeString(currentLanguage(), { hour: '2-digit', minute: '2-digit' });

function Keyboard({ message, chat, reader }: Omit<Props, 'isNext'>) {
  if (message.buttons.length === 0) return null;
  return (
    <div class="keyboard">
      {message.buttons.map((buttons, row) => (
        <div class="keyboard-row" key={row}>
          {buttons.map(({ text, url, isApp }, column) => (
            <button
              type="button"
              key={`${column} ${text}`}
              class={`key ${url === undefined ? '' : isApp ? 'key-app' : 'key-link'}`}
              onClick={() =>
                url === undefined ? void press(reader, chat, message.id, row, column) : openLink(url, reader, isApp)
              }
            >
              {text}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function ServiceLine({ service }: { readonly service: NonNullable<ChatMessage['service']> }) {
  const names = service.names.join(', ');
  const words = {
    came: () => say('playground-came', { names }),
    went: () => say('playground-went', { names }),
    pinned: () => say('playground-pinned'),
    other: () => say('playground-allowed'),
  }[service.kind]();
  return (
    <li class="chat-service">
      <span>{words}</span>
    </li>
  );
}
