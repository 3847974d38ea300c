/** What to practise alone: a rulebook, then one of its roles, or whatever the lot brings. */
import { useEffect } from 'preact/hooks';
import type { RulebookSheet } from '../../shared/wire/rulebooks.ts';
import { Emblem, Icon, MiniCard } from '../parts/chrome/icon.tsx';
import { LinkLine } from '../parts/chrome/lines.tsx';
import { Broken } from '../parts/chrome/notice.tsx';
import { Skeleton } from '../parts/chrome/skeleton.tsx';
import { home } from '../state/home.ts';
import { open } from '../state/route.ts';
import { areRulebooksLost, areWordsHere, faceOf, loadWords, rulebooks, sheetOf } from '../state/rulebooks.ts';
import { practise } from '../state/solo-start.ts';
import { say, sayOwn } from '../state/words.ts';
import '../styles/practice.css';

export default function Practice({ edition }: { readonly edition?: string }) {
  useEffect(() => void loadWords(), []);
  if (!rulebooks.value || !areWordsHere.value) {
    return areRulebooksLost.value ? <Broken onRetry={() => void loadWords()} /> : <Skeleton />;
  }
  const sheet = edition === undefined ? undefined : sheetOf(edition);
  return <main class="page practice">{sheet ? <Roles sheet={sheet} /> : <Books sheets={rulebooks.value} />}</main>;
}

const Books = ({ sheets }: { readonly sheets: readonly RulebookSheet[] }) => (
  <>
    <header class="stack">
      <h1>{say('app-practice-title')}</h1>
      <p>{say('app-practice-about')}</p>
    </header>
    <Unfinished />
    <section>
      <h2 class="label dim">{say('app-practice-books')}</h2>
      <nav class="slip lines" aria-label={say('app-practice-books')}>
        {sheets.map((sheet) => (
          <LinkLine
            key={sheet.id}
            icon={<MiniCard id={faceOf(sheet)} />}
            title={sayOwn(sheet.id, 'name')}
            onOpen={() => open({ at: 'practice', edition: sheet.id })}
          >
            <span class="practice-about">{sayOwn(sheet.id, 'about')}</span>
          </LinkLine>
        ))}
      </nav>
    </section>
  </>
);

/** One table for each: what was begun can be gone on with, or gives way. */
function Unfinished() {
  const old = home.value?.games.find(({ isSolo, status }) => isSolo && status === 'running');
  if (!old) return null;
  return (
    <section class="slip lines">
      <LinkLine
        icon={<Icon name="play" />}
        title={`${say('app-practice-on')}: ${sayOwn(old.edition, 'name')}`}
        onOpen={() => open({ at: 'table', game: old.game })}
      >
        {say('app-practice-old')}
      </LinkLine>
    </section>
  );
}

const Roles = ({ sheet }: { readonly sheet: RulebookSheet }) => (
  <>
    <header>
      <p class="label dim">{sayOwn(sheet.id, 'name')}</p>
      <h1>{say('app-practice-role')}</h1>
    </header>
    <section class="slip lines">
      <LinkLine
        icon={
          <span class="mini practice-back">
            <Emblem id="omerta" />
          </span>
        }
        title={say('app-practice-surprise')}
        onOpen={() => void practise(sheet.id, null)}
      >
        {say('app-practice-surprise-about')}
      </LinkLine>
    </section>
    {sheet.sides.map((side) => {
      const own = sheet.roles.filter((role) => role.side === side);
      if (own.length === 0) return null;
      return (
        <section key={side}>
          <h2 class="label dim">{sayOwn(sheet.id, `side-${side}`)}</h2>
          <ul class="slip lines">
            {own.map(({ id }) => (
              <li key={id}>
                <LinkLine
                  icon={<MiniCard id={id} />}
                  title={sayOwn(sheet.id, `role-${id}`)}
                  onOpen={() => void practise(sheet.id, id)}
                >
                  <span class="practice-about">{sayOwn(sheet.id, `role-${id}-does`)}</span>
                </LinkLine>
              </li>
            ))}
          </ul>
        </section>
      );
    })}
  </>
);
