/** What a search in the rulebooks has found. */
import { useMemo } from 'preact/hooks';
import type { RulebookSheet } from '../../../shared/wire/rulebooks.ts';
import { open } from '../../state/route.ts';
import { faceOf, sheetOf } from '../../state/rulebooks.ts';
import { entriesOf, excerptOf, type Found, find, piecesOf, termsOf } from '../../state/search.ts';
import { currentLanguage, say, sayOwn } from '../../state/words.ts';
import { Emblem, Icon, MiniCard } from '../chrome/icon.tsx';

export function RulesFound({ sheets, query }: { readonly sheets: readonly RulebookSheet[]; readonly query: string }) {
  const entries = useMemo(() => entriesOf(sheets), [sheets, currentLanguage()]);
  const terms = termsOf(query);
  const found = find(entries, terms);
  return (
    <>
      <p class="label dim" role="status">
        {say('app-rules-found', { n: found.length })}
      </p>
      {found.length === 0 ? (
        <section class="slip notice">
          <Emblem id="face-down" />
          <h2>{say('app-rules-nothing')}</h2>
          <p class="dim">{say('app-rules-nothing-about')}</p>
        </section>
      ) : (
        <ul class="slip lines">
          {found.map((entry) => (
            <li key={`${entry.edition} ${entry.kind} ${entry.id}`}>
              <FoundLine entry={entry} terms={terms} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FoundLine({ entry, terms }: { readonly entry: Found; readonly terms: readonly string[] }) {
  const { kind, edition, id, title, text } = entry;
  const where = kind === 'edition' ? '' : ` · ${sayOwn(edition, 'name')}`;
  const face = kind === 'role' || kind === 'card' ? id : faceOf(sheetOf(edition)!);
  const to = () =>
    open({
      at: 'rules',
      edition,
      ...(kind === 'role' && { role: id }),
      ...(kind === 'card' && { card: id }),
      ...(kind === 'page' && { page: id }),
    });
  return (
    <button type="button" class="line found" onClick={to}>
      <MiniCard id={face} />
      <span class="grow">
        <span class="line-title">
          <Marked text={title} terms={terms} />
        </span>
        <span class="found-kind">
          {say(`app-rules-kind-${kind}`)}
          {where}
        </span>
        <span class="line-more">
          <Marked text={excerptOf(text, terms)} terms={terms} />
        </span>
      </span>
      <Icon name="chevron" class="line-end" />
    </button>
  );
}

const Marked = ({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) => (
  <>{piecesOf(text, terms).map((piece) => (piece.isHit ? <mark>{piece.text}</mark> : piece.text))}</>
);
