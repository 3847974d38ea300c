/** A message's words with Telegram's entities: they lie in one another, never across. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ChatEntity } from '../../../shared/wire/playground.ts';
import { currentLanguage, say } from '../words.ts';

interface Props {
  readonly text: string;
  readonly entities: readonly ChatEntity[];
  readonly onLink: (url: string) => void;
  readonly onCommand: (command: string) => void;
}

export function Formatted({ text, entities, onLink, onCommand }: Props) {
  const sorted = [...entities].sort((a, b) => a.offset - b.offset || b.length - a.length);
  const between = (start: number, end: number, inside: readonly ChatEntity[]): ComponentChildren[] => {
    const parts: ComponentChildren[] = [];
    let at = start;
    for (let i = 0; i < inside.length; ) {
      const entity = inside[i]!;
      const stop = entity.offset + entity.length;
      const nested: ChatEntity[] = [];
      for (i++; i < inside.length && inside[i]!.offset < stop; i++) nested.push(inside[i]!);
      parts.push(text.slice(at, entity.offset));
      const words = text.slice(entity.offset, stop);
      parts.push(
        <Part key={entity.offset} entity={entity} words={words} onLink={onLink} onCommand={onCommand}>
          {between(entity.offset, stop, nested)}
        </Part>,
      );
      at = stop;
    }
    parts.push(text.slice(at, end));
    return parts;
  };
  return <>{between(0, text.length, sorted)}</>;
}

interface PartProps extends Pick<Props, 'onLink' | 'onCommand'> {
  readonly entity: ChatEntity;
  readonly words: string;
  readonly children: ComponentChildren;
}

function Part({ entity, words, onLink, onCommand, children }: PartProps) {
  switch (entity.type) {
    case 'bold':
      return <b>{children}</b>;
    case 'italic':
      return <i>{children}</i>;
    case 'underline':
      return <u>{children}</u>;
    case 'strikethrough':
      return <s>{children}</s>;
    case 'code':
    case 'pre':
      return <code class="chat-code">{children}</code>;
    case 'spoiler':
      return <Spoiler>{children}</Spoiler>;
    case 'blockquote':
      return <blockquote class="chat-quote">{children}</blockquote>;
    case 'expandable_blockquote':
      return <LongQuote>{children}</LongQuote>;
    case 'text_link':
    case 'url':
      return (
        <button type="button" class="chat-link" onClick={() => onLink(entity.url ?? words)}>
          {children}
        </button>
      );
    case 'bot_command':
      return (
        <button type="button" class="chat-link" onClick={() => onCommand(words)}>
          {children}
        </button>
      );
    case 'date_time':
      return <time class="chat-time">{localTime(entity.unix_time ?? 0)}</time>;
    default:
      return <>{children}</>;
  }
}

const localTime = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleTimeString(currentLanguage(), { hour: '2-digit', minute: '2-digit' });

function Spoiler({ children }: { readonly children: ComponentChildren }) {
  const [isOpen, open] = useState(false);
  if (isOpen) return <span>{children}</span>;
  return (
    <button type="button" class="chat-spoiler" aria-label={say('playground-spoiler')} onClick={() => open(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

function LongQuote({ children }: { readonly children: ComponentChildren }) {
  const [isOpen, open] = useState(false);
  return (
    <blockquote class={`chat-quote ${isOpen ? '' : 'chat-quote-shut'}`}>
      {children}
      {!isOpen && (
        <button type="button" class="chat-quote-more" onClick={() => open(true)}>
          {say('playground-quote')}
        </button>
      )}
    </blockquote>
  );
}
