/** What everybody sees of a player: in prison, without a vote, hit, going away. */

import { view } from '../../state/table.ts';
import { ownOpenCard } from '../../state/told/cards.ts';
import { isMe } from '../../state/told/seats.ts';
import { sayIfAny } from '../../state/words.ts';
import { Icon } from '../chrome/icon.tsx';

const ICONS: Readonly<Record<string, string>> = {
  jailed: 'jail',
  muted: 'muted',
  leaving: 'out',
  'lost-word': 'muted',
  hit: 'accuse',
};

export const markTexts = (marks: readonly string[]): readonly string[] =>
  marks.map((mark) => sayIfAny(`app-mark-${mark}`)).filter(Boolean);

/** The same of the reader, in a sentence. */
export function ownMark(): string {
  const marks = view.value?.table.seats.find(({ id }) => isMe(id))?.marks ?? [];
  return marks.map((mark) => sayIfAny(`app-marked-${mark}`)).find(Boolean) ?? ownOpenCard();
}

export const MarkIcons = ({ marks }: { readonly marks: readonly string[] }) => (
  <>
    {marks.flatMap((mark) => {
      const icon = ICONS[mark];
      return icon ? [<Icon key={mark} name={icon} />] : [];
    })}
  </>
);
