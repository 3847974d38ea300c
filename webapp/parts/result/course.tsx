/** The course of a game that is over. What was secret has a broken ring and says who knew it. */
import type { ComponentChildren } from 'preact';
import type { News } from '../../../shared/engine/model.ts';
import type { Entry } from '../../../shared/wire/chronicle.ts';
import { choiceText } from '../../state/answering.ts';
import { play } from '../../state/table.ts';
import { newsIcon, newsText } from '../../state/told/facts.ts';
import { labelOf, listOf, numberOf } from '../../state/told/seats.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { Emblem, Icon } from '../chrome/icon.tsx';
import { tied } from '../chrome/tied.ts';

export const Course = () => (
  <ol class="course">
    {(play.value?.chronicle ?? []).map(({ round, night, day }) => (
      <>
        <Part key={`night ${round}`} icon="night" title={say('app-course-night', { round })} entries={night} />
        {day && <Part key={`day ${round}`} icon="day" title={say('app-course-day', { round })} entries={day} />}
      </>
    ))}
  </ol>
);

interface PartOfRound {
  readonly icon: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

function Part({ icon, title, entries }: PartOfRound) {
  const told = entries.map(tell).filter((entry) => entry !== null);
  return (
    <li>
      <h2 class="course-part">
        <span class="course-mark">
          <Icon name={icon} />
        </span>
        {title}
      </h2>
      <ol>
        {told.length === 0 && <Line mark={<Icon name="minus" />} text={say('app-course-nothing')} note="" />}
        {told.map((entry, i) => (
          <Line key={i} {...entry} />
        ))}
      </ol>
    </li>
  );
}

interface Told {
  readonly mark: ComponentChildren;
  readonly text: string;
  readonly note: string;
  readonly isSecret?: boolean;
}

const Line = ({ mark, text, note, isSecret = false }: Told) => (
  <li class={isSecret ? 'course-line course-secret' : 'course-line'}>
    <span class="course-mark">{mark}</span>
    <p class="sentence">{tied(text)}</p>
    {note && <p class="tiny dim">{note}</p>}
  </li>
);

function tell(entry: Entry): Told | null {
  const role = (id: string) => sayIfAny(`role-${id}`);
  const all = say('app-knew-all');
  switch (entry.is) {
    case 'act': {
      const act = sayIfAny(entry.card === undefined ? `action-${entry.action}` : `card-${entry.card}`);
      const text = `${act}: ${labelOf(entry.by)} → ${listOf(entry.targets)}`;
      const note = entry.knew === 'mates' ? say('app-knew-gang') : say('app-knew-self', { role: role(entry.role) });
      return act ? { mark: <Emblem id={entry.card ?? entry.role} />, text, note, isSecret: true } : null;
    }
    case 'turned': {
      const side = sayIfAny(`side-${entry.side}`);
      const text = say('app-course-turned', { name: labelOf(entry.seat), side });
      return { mark: <Icon name="undo" />, text, note: say('app-knew-hidden'), isSecret: true };
    }
    case 'fell': {
      const text = say(`app-course-${entry.how}`, { name: labelOf(entry.seat) });
      return { mark: <Icon name="out" />, text, note: say('app-knew-all-card', { role: role(entry.role) }) };
    }
    case 'quiet':
      return { mark: <Icon name="paper" />, text: say('app-course-quiet'), note: all };
    case 'news': {
      const text = newsText(entry.news);
      return text ? { mark: markOf(entry.news), text, note: all } : null;
    }
    case 'accused':
      return {
        mark: <Icon name="accuse" />,
        text: say('app-course-accused', { names: listOf(entry.seats) }),
        note: all,
      };
    case 'counted': {
      const counts = Object.entries(entry.counts).map(([what, count]) => `${answer(what)}: ${count}`);
      return { mark: <Icon name="vote" />, text: say('app-course-count', { counts: counts.join('; ') }), note: all };
    }
  }
}

/** A card that was played is its own picture. */
const markOf = (news: News): ComponentChildren =>
  typeof news.card === 'string' ? <Emblem id={news.card} /> : <Icon name={newsIcon(news)} />;

const answer = (what: string): string => (numberOf(what) > 0 ? labelOf(what) : choiceText(what));
