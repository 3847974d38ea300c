/** The picture of a message, and large over everything once somebody touches it. */
import { useRef } from 'preact/hooks';
import type { ChatMessage } from '../../../shared/wire/playground.ts';
import { say } from '../words.ts';

interface Props {
  readonly picture: NonNullable<ChatMessage['picture']>;
}

export function Photo({ picture: { url, width, height } }: Props) {
  const large = useRef<HTMLDialogElement>(null);
  const alt = say('playground-photo');
  return (
    <>
      <button type="button" class="photo" onClick={() => large.current?.showModal()}>
        <img src={url} width={width} height={height} alt={alt} />
      </button>
      <dialog class="photo-large" ref={large} aria-label={alt}>
        <button type="button" aria-label={say('playground-close')} onClick={() => large.current?.close()}>
          <img src={url} width={width} height={height} alt="" loading="lazy" />
        </button>
      </dialog>
    </>
  );
}
