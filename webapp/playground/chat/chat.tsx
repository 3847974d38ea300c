/** The chats as Telegram would show them: the group's, and one person's with the bot. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ChatMessage } from '../../../shared/wire/playground.ts';
import { Avatar } from '../../parts/chrome/avatar.tsx';
import { Emblem, Icon } from '../../parts/chrome/icon.tsx';
import { alertText, toast } from '../actions.ts';
import { Ask } from '../ask.tsx';
import { chatShown, reader } from '../look.ts';
import { messagesIn, personOf, stage } from '../stage.ts';
import { say } from '../words.ts';
import { Bubble } from './bubble.tsx';
import { Composer } from './composer.tsx';

export function Chat() {
  const { group, people, you } = stage.value!;
  const isGroup = chatShown.value === 'group';
  const person = isGroup ? you : reader.value;
  return (
    <section class="chat" aria-label={say('playground-chat')}>
      <header class="chat-head">
        {isGroup ? (
          <Avatar name={group.title} seat={3} />
        ) : (
          <span class="avatar chat-bot">
            <Emblem id="omerta" />
          </span>
        )}
        <div class="grow">
          <h2 class="chat-title cut">{isGroup ? group.title : stage.value!.bot.name}</h2>
          <p class="tiny dim cut">
            {isGroup ? say('playground-members', { n: people.length }) : `@${stage.value!.bot.username}`}
          </p>
        </div>
      </header>
      <div class="chat-tabs" role="tablist">
        <Tab is="group" label={say('playground-group')} />
        <Tab is="direct" label={say('playground-direct', { name: personOf(reader.value)?.name ?? '' })} />
      </div>
      <Log
        key={isGroup ? `group ${group.id}` : person}
        messages={messagesIn(isGroup ? 'group' : person)}
        chat={isGroup ? 'group' : 'bot'}
        person={person}
      />
      <Composer key={`${chatShown.value} ${person}`} chat={isGroup ? 'group' : 'bot'} writer={person} />
      <p class="chat-toast-place" role="status">
        {toast.value && <span class="chat-toast">{toast.value.text}</span>}
      </p>
      {alertText.value !== null && (
        <Ask
          text={alertText.value}
          answers={[{ id: 'ok', text: say('playground-ok') }]}
          onAnswer={() => {
            alertText.value = null;
          }}
        />
      )}
    </section>
  );
}

function Tab({ is, label }: { readonly is: 'group' | 'direct'; readonly label: string }) {
  const isOn = chatShown.value === is;
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isOn}
      class={`chat-tab cut ${isOn ? 'chat-tab-on' : ''}`}
      onClick={() => {
        chatShown.value = is;
      }}
    >
      {label}
    </button>
  );
}

interface LogProps {
  readonly messages: readonly ChatMessage[];
  readonly chat: 'group' | 'bot';
  readonly person: number;
}

const NEAR_THE_END = 60;

/** Follows the newest message, unless somebody reads further up. */
function Log({ messages, chat, person }: LogProps) {
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isBehind, setBehind] = useState(false);
  const toEnd = () => {
    const { current } = log;
    if (current) current.scrollTop = current.scrollHeight;
  };
  useLayoutEffect(() => {
    if (follows.current) toEnd();
    else setBehind(true);
  }, [messages]);
  useEffect(() => {
    const { current } = log;
    if (!current) return;
    const seen = new ResizeObserver(() => {
      if (follows.current) toEnd();
    });
    seen.observe(current);
    if (current.firstElementChild) seen.observe(current.firstElementChild);
    return () => seen.disconnect();
  }, []);
  const scrolled = () => {
    const { scrollTop, scrollHeight, clientHeight } = log.current!;
    follows.current = scrollHeight - scrollTop - clientHeight < NEAR_THE_END;
    if (follows.current) setBehind(false);
  };
  return (
    <div class="chat-body">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="chat-log" ref={log} onScroll={scrolled} tabIndex={0} role="log" aria-label={say('playground-chat')}>
        <ol>
          {messages.map((message, i) => (
            <Bubble
              key={message.id}
              message={message}
              chat={chat}
              reader={person}
              isNext={isSameSender(messages[i - 1], message)}
            />
          ))}
          {messages.length === 0 && chat === 'bot' && (
            <li class="chat-service">
              <span>{say('playground-empty-direct')}</span>
            </li>
          )}
        </ol>
      </div>
      {isBehind && (
        <button type="button" class="chat-newest" aria-label={say('playground-newest')} onClick={toEnd}>
          <Icon name="chevron" />
        </button>
      )}
    </div>
  );
}

const isSameSender = (before: ChatMessage | undefined, { from, service }: ChatMessage): boolean =>
  before !== undefined && !before.service && !service && before.buttons.length === 0 && before.from.id === from.id;
