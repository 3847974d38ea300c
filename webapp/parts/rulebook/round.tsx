/** How a game of this rulebook goes, page by page. */
import { useEffect, useRef } from 'preact/hooks';
import type { BookPage } from '../../../shared/text/pages.ts';
import type { RulebookSheet } from '../../../shared/wire/rulebooks.ts';
import { pagesOf } from '../../state/rulebooks.ts';
import { say, sayOwn } from '../../state/words.ts';
import { Icon } from '../chrome/icon.tsx';
import { Chapter, Paragraphs } from './chapter.tsx';
import { RulebookOffences } from './offences.tsx';

const ICONS: Readonly<Record<BookPage, string>> = {
  setup: 'chair',
  night: 'night',
  day: 'day',
  trial: 'accuse',
  ties: 'vote',
  leaving: 'out',
  cards: 'hand',
  kids: 'practice',
  fouls: 'foul',
  points: 'trophy',
  protests: 'paper',
  manners: 'speak',
};

interface Told {
  readonly sheet: RulebookSheet;
  /** In sight from the start. */
  readonly opened?: string;
}

export function RulebookRound({ sheet, opened }: Told) {
  const pages = pagesOf(sheet.id);
  if (pages.length === 0) return null;
  return (
    <Chapter title={say('app-rules-round')}>
      <ol class="articles">
        {pages.map((page) => (
          <RoundPage key={page} sheet={sheet} page={page} isOpened={page === opened} />
        ))}
      </ol>
    </Chapter>
  );
}

interface Shown {
  readonly sheet: RulebookSheet;
  readonly page: BookPage;
  readonly isOpened: boolean;
}

function RoundPage({ sheet, page, isOpened }: Shown) {
  const text = sayOwn(sheet.id, `round-${page}`);
  const isListed = page === 'fouls' && sheet.offences.length > 0;
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpened) place.current?.scrollIntoView({ block: 'start' });
  }, [isOpened]);
  return (
    <li ref={place} class={isOpened ? 'page-found' : undefined}>
      <h3 class="row">
        <Icon name={ICONS[page]} />
        {say(`app-rules-round-${page}`)}
      </h3>
      <Paragraphs text={isListed ? unlisted(text) : text} />
      {isListed && <RulebookOffences sheet={sheet} />}
    </li>
  );
}

/** Where the offences are listed with their clauses, the page need not do it. */
const unlisted = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('•') && !line.endsWith(':'))
    .join('\n');
