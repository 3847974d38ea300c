/** The ballot: for one of the accused, on the one who is tried, or one answer about all of them. */
import { answerText, isEnough, pickedFor, pickedText, send } from '../state/answering.ts';
import { courtNews } from '../state/facts.ts';
import { isMe, listOf, nameOf, numberOf } from '../state/seats.ts';
import { play, sight, view } from '../state/table.ts';
import { say } from '../state/words.ts';
import { CardButton } from './action.tsx';
import { Answers, trialText } from './answers.tsx';
import { Avatar } from './avatar.tsx';
import { DateLine } from './dateline.tsx';
import { MainButton } from './main-button.tsx';
import { ownMark } from './marks.tsx';
import { NewsSlips } from './news-slips.tsx';
import { stageIcon, stageTitle } from './stage-title.ts';
import { TableMenu } from './table-menu.tsx';
import { TallyList } from './tally.tsx';
import { tied } from './tied.ts';

export default function Ballot() {
  const { accused, tally, stage, news } = view.value!.table;
  const prompt = view.value!.prompts.find(({ action }) => action === 'vote') ?? null;
  const cast = play.value?.answers.find(({ action }) => action === 'vote');
  const isQuestion = stage === 'raise';
  const [tried] = accused.length === 1 && !isQuestion ? accused : [];
  return (
    <main class="page ballot-page">
      <DateLine icon={stageIcon()} menu={<TableMenu />}>
        {stageTitle()}
      </DateLine>
      <div class="row">
        <div class="grow">
          <h1>{title()}</h1>
          <p class="small dim">{noteOf(cast !== undefined, prompt !== null, isQuestion)}</p>
        </div>
        <CardButton />
      </div>
      {isQuestion && (
        <p class="slip slip-pad">
          <span class="label dim">{say('app-accused')}</span>
          <br />
          {listOf(accused.map(({ seat }) => seat))}
        </p>
      )}
      {prompt ? <Answers prompt={prompt} isTrial={tried !== undefined} /> : !isQuestion && <Accused />}
      {cast && (
        <p class="slip slip-pad" role="status">
          {say('app-your-vote', { answer: tried ? trialText(cast.choice ?? null) : answerText(cast) })}
        </p>
      )}
      <NewsSlips news={courtNews(news)} />
      {tally && stage !== 'vote' && (
        <section>
          <h2 class="label dim">{say('app-last-count')}</h2>
          <TallyList tally={tally} />
        </section>
      )}
      <Voters />
      {prompt && (
        <MainButton
          text={
            isEnough(prompt)
              ? say('app-vote', { answer: tried ? trialText(pickedFor(prompt).choice) : pickedText(prompt) })
              : say('app-pick-first')
          }
          isEnabled={isEnough(prompt)}
          press={() => void send(prompt)}
        />
      )}
    </main>
  );

  function title(): string {
    if (tried) return say(stage === 'runoff' ? 'app-trial-next' : 'app-trial-title', { n: numberOf(tried.seat) });
    return say(isQuestion ? 'app-raise-title' : 'app-ballot-title');
  }
}

function noteOf(hasVoted: boolean, isAsked: boolean, isQuestion: boolean): string {
  if (isAsked) return say(isQuestion ? 'app-raise-note' : 'app-ballot-note');
  if (hasVoted) return say('app-ballot-cast');
  return sight.value?.place === null ? say('app-onlooker-note') : ownMark() || say('app-ballot-others');
}

/** Who has voted is shown where the rulebook lets it be seen. */
function Voters() {
  const { voters, ready, seats } = view.value!.table;
  const without = seats.filter(({ id, marks }) => marks.length > 0 && !voters.includes(id)).map(({ id }) => id);
  return (
    <section class="voters">
      <div class="row">
        <h2 class="label dim grow">{say('app-voters')}</h2>
        {ready.length > 0 && <p class="small">{say('app-voted', { n: ready.length, of: voters.length })}</p>}
      </div>
      <ul class="dots">
        {voters.map((voter) => (
          <li key={voter} class={`dot ${ready.includes(voter) ? 'dot-on' : ''} ${isMe(voter) ? 'dot-me' : ''}`}>
            <span aria-hidden="true">{numberOf(voter)}</span>
            <span class="hidden">
              {nameOf(voter)}
              {ready.includes(voter) && `, ${say('app-has-voted')}`}
            </span>
          </li>
        ))}
      </ul>
      {without.length > 0 && <p class="small dim">{tied(say('app-voteless', { names: listOf(without) }))}</p>}
    </section>
  );
}

/** For those who have voted, or may not. */
const Accused = () => (
  <ul class="answers">
    {view.value!.table.accused.map(({ seat, by }) => (
      <li key={seat} class="answer">
        <span class="num answer-number">{numberOf(seat)}</span>
        <Avatar name={nameOf(seat)} seat={numberOf(seat)} />
        <span class="grow">
          <span class="answer-name">{nameOf(seat)}</span>
          <span class="small dim answer-by">{say('app-named-by', { n: numberOf(by) })}</span>
        </span>
      </li>
    ))}
  </ul>
);
