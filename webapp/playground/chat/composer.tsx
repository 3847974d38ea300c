/** Writing as somebody, with the commands that Telegram would offer them here. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { StageCommand } from '../../../shared/wire/playground.ts';
import { Icon } from '../../parts/chrome/icon.tsx';
import { write } from '../actions.ts';
import { commandsFor, personOf } from '../stage.ts';
import { say } from '../words.ts';

interface Props {
  readonly chat: 'group' | 'bot';
  readonly writer: number;
}

export function Composer({ chat, writer }: Props) {
  const [text, setText] = useState('');
  const [commands, setCommands] = useState<readonly StageCommand[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const isCommand = /^\/\w*$/.test(text);
  useEffect(() => {
    if (!isCommand) return;
    let isWanted = true;
    void commandsFor(writer, chat).then((known) => {
      if (isWanted) setCommands(known);
    });
    return () => {
      isWanted = false;
    };
  }, [isCommand, writer, chat]);
  const offered = isCommand ? commands.filter(({ command }) => `/${command}`.startsWith(text.toLowerCase())) : [];
  const send = async (words: string) => {
    if (words.trim() === '') return;
    setText('');
    if (!(await write(writer, chat, words))) setText(words);
    field.current?.focus();
  };
  const label = say('playground-write-as', { name: personOf(writer)?.name ?? '' });
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send(text);
      }}
    >
      {offered.length > 0 && (
        <ul class="commands">
          {offered.map(({ command, description }) => (
            <li key={command}>
              <button type="button" onClick={() => void send(`/${command}`)}>
                <b>/{command}</b> <span class="dim">{description}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={field}
        value={text}
        aria-label={label}
        placeholder={label}
        maxLength={4096}
        autocomplete="off"
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" class="send" aria-label={say('playground-send')} disabled={text.trim() === ''}>
        <Icon name="play" />
      </button>
    </form>
  );
}
