/** The rulebooks: all of them, one of them, or what was looked for in them. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/chrome/icon.tsx';
import { Broken, Notice } from '../parts/chrome/notice.tsx';
import { Skeleton } from '../parts/chrome/skeleton.tsx';
import { Rulebook } from '../parts/rulebook/book.tsx';
import { RulesFound } from '../parts/rulebook/found.tsx';
import { Books } from '../parts/rulebook/shelf.tsx';
import { replace } from '../state/route.ts';
import { areRulebooksLost, areWordsHere, loadWords, rulebooks, sheetOf } from '../state/rulebooks.ts';
import { say } from '../state/words.ts';
import '../styles/rules.css';

/** Kept while one looks at what was found and comes back. */
const query = signal('');

interface Opened {
  readonly edition?: string;
  readonly role?: string;
  readonly card?: string;
  readonly page?: string;
}

export default function Rules({ edition, role, card, page }: Opened) {
  useEffect(() => void loadWords(), []);
  if (!rulebooks.value || !areWordsHere.value) {
    return areRulebooksLost.value ? <Broken onRetry={() => void loadWords()} /> : <Skeleton />;
  }
  if (edition !== undefined) {
    const sheet = sheetOf(edition);
    return sheet ? (
      <Rulebook
        key={`${edition} ${role} ${card} ${page}`}
        sheet={sheet}
        {...(role && { role })}
        {...(card && { card })}
        {...(page && { page })}
      />
    ) : (
      <Gone />
    );
  }
  return (
    <main class="page">
      <h1>{say('app-rules-title')}</h1>
      <SearchField />
      {query.value.trim() ? (
        <RulesFound sheets={rulebooks.value} query={query.value} />
      ) : (
        <Books sheets={rulebooks.value} />
      )}
    </main>
  );
}

const SearchField = () => (
  <search class="search">
    <Icon name="rules" />
    <input
      type="search"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      aria-label={say('app-rules-search')}
      placeholder={say('app-rules-search-hint')}
      value={query.value}
      onInput={(event) => {
        query.value = event.currentTarget.value;
      }}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
    {query.value !== '' && (
      <button
        type="button"
        aria-label={say('app-rules-clear')}
        onClick={() => {
          query.value = '';
        }}
      >
        <Icon name="cross" />
      </button>
    )}
  </search>
);

const Gone = () => (
  <Notice
    emblem="face-down"
    title={say('app-rules-gone-title')}
    action={{ text: say('app-rules-all'), press: () => replace({ at: 'rules' }) }}
  >
    {say('app-rules-gone')}
  </Notice>
);
