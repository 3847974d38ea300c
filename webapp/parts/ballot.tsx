/** The ballot: for one of the accused, or one answer about all of them. */
import { answerText, isEnough, pickedText, send } from '../state/answering.ts';
import { isMe, listOf, nameOf, numberOf } from '../state/seats.ts';
import { play, sight, view } from '../state/table.ts';
import { say } from '../state/words.ts';
import { CardButton } from './action.tsx';
import { Answers } from './answers.tsx';
import { Avatar } from './avatar.tsx';
import { DateLine } from './dateline.tsx';
import { MainButton } from './main-button.tsx';
import { stageIcon, stageTitle } from './stage-title.ts';
import { TableMenu } from './table-menu.tsx';
import { TallyList } from './tally.tsx';

export function Ballot() {
  const { accused, voters, tally, stage } = view.value!.table;
  const prompt = view.value!.prompts.find(({ action }) => action === 'vote') ?? null;
  const cast = play.value?.answers.find(({ action }) => action === 'vote');
  const isQuestion = stage === 'raise';
  return (
    <main class="page ballot-page">
      <DateLine icon={stageIcon()} menu={<TableMenu />}>
        {stageTitle()}
      </DateLine>
      <div class="row">
        <div class="grow">
          <h1>{say(isQuestion ? 'app-raise-title' : 'app-ballot-title')}</h1>
          <p class="small dim">{noteOf(cast !== undefined, prompt !== null)}</p>
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
      {prompt ? <Answers prompt={prompt} /> : !isQuestion && <Accused />}
      {cast && (
        <p class="slip slip-pad" role="status">
          {say('app-your-vote', { answer: answerText(cast) })}
        </p>
      )}
      {tally && (
        <section>
          <h2 class="label dim">{say('app-last-count')}</h2>
          <TallyList tally={tally} />
        </section>
      )}
      <section class="voters">
        <h2 class="label dim">{say('app-voters')}</h2>
        <ul class="dots">
          {voters.map((voter) => (
            <li key={voter} class={isMe(voter) ? 'dot dot-me' : 'dot'}>
              <span aria-hidden="true">{numberOf(voter)}</span>
              <span class="hidden">{nameOf(voter)}</span>
            </li>
          ))}
        </ul>
      </section>
      {prompt && (
        <MainButton
          text={isEnough(prompt) ? say('app-vote', { answer: pickedText(prompt) }) : say('app-pick-first')}
          isEnabled={isEnough(prompt)}
          press={() => void send(prompt)}
        />
      )}
    </main>
  );
}

function noteOf(hasVoted: boolean, isAsked: boolean): string {
  if (isAsked) return say('app-ballot-note');
  if (hasVoted) return say('app-ballot-cast');
  return sight.value?.place === null ? say('app-onlooker-note') : say('app-ballot-others');
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
