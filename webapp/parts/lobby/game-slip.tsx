/** A table I sit at, as it lies on the first page. */
import type { GameCard } from '../../../shared/wire/home.ts';
import { open } from '../../state/route.ts';
import { say, sayOwn } from '../../state/words.ts';
import { Emblem, Icon } from '../chrome/icon.tsx';
import { LinkLine } from '../chrome/lines.tsx';

const toTable = ({ game }: GameCard) => open({ at: 'table', game });

/** The first of several is the one to go to. */
export const GameSlip = ({ game, isFirst }: { readonly game: GameCard; readonly isFirst: boolean }) => (
  <article class="slip slip-pad game-slip">
    <div class="row game-head">
      <span class="game-back" aria-hidden="true">
        <Emblem id="omerta" />
      </span>
      <div class="grow">
        <p class="row game-tags">
          <span class={`tag ${game.isAsked ? 'tag-seal' : 'tag-ink'}`}>
            <Icon name={iconOf(game)} />
            {stageText(game)}
          </span>
          <span class="label dim">{sayOwn(game.edition, 'name')}</span>
        </p>
        <h2>{game.title}</h2>
        <p class="small dim">{game.isAsked ? `${courseText(game)} · ${say('app-home-asked')}` : courseText(game)}</p>
      </div>
    </div>
    <button
      type="button"
      class={`button ${isFirst ? 'button-ink' : 'button-line'}`}
      aria-label={`${say('app-home-to-table')}: ${game.title}`}
      onClick={() => toTable(game)}
    >
      {say('app-home-to-table')}
    </button>
  </article>
);

const iconOf = ({ status, stage }: GameCard): string =>
  status === 'lobby' ? 'chair' : stage === 'night' ? 'night' : 'day';

function stageText({ status, stage, round }: GameCard): string {
  if (status === 'lobby') return say('app-home-lobby');
  return stage === 'night' ? say('app-home-night', { round }) : say('app-home-day', { round });
}

function courseText({ status, stage, alive, seats, edition, mode }: GameCard): string {
  const name = sayOwn(edition, `mode-${mode}`);
  if (status === 'lobby') return `${name} · ${say('app-home-seats', { n: seats })}`;
  // The tag says already that it is night.
  const course =
    stage === null || stage === 'night' ? name : capital(sayOwn(edition, `stage-${stage}`) || say(`stage-${stage}`));
  return say('app-home-alive', { course, alive, seats });
}

const capital = (words: string): string => words.slice(0, 1).toLocaleUpperCase() + words.slice(1);

/** What is played out, quietly: one line each. */
export const PlayedLines = ({ games }: { readonly games: readonly GameCard[] }) => (
  <section>
    <h2 class="label shelf-head">{say('app-home-over')}</h2>
    <ul class="slip lines">
      {games.map((game) => (
        <li key={game.game}>
          <LinkLine
            icon={<Icon name={game.isSolo ? 'practice' : 'trophy'} />}
            title={game.title}
            onOpen={() => toTable(game)}
          >
            {[sayOwn(game.edition, 'name'), sayOwn(game.edition, `mode-${game.mode}`), say('app-home-result')]
              .filter(Boolean)
              .join(' · ')}
          </LinkLine>
        </li>
      ))}
    </ul>
  </section>
);
