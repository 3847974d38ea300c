/** The ballot: for anybody, for one of the accused, on the one who is tried, or one answer about all of them. */
import type { Prompt } from '../../../shared/engine/prompt.ts';
import { answerText, isAnswered, isEnough, pickedFor, pickedText, send } from '../../state/answering.ts';
import { mayGo } from '../../state/solo.ts';
import { play, sight, view } from '../../state/table.ts';
import { courtNews } from '../../state/told/facts.ts';
import { isMe, listOf, numberOf } from '../../state/told/seats.ts';
import { say } from '../../state/words.ts';
import { Answers, trialText } from '../asked/answers.tsx';
import { Coach } from '../asked/coach.tsx';
import { WayOn, WayToEnd } from '../asked/way-on.tsx';
import { CardButtons } from '../card/buttons.tsx';
import { MainButton } from '../chrome/main-button.tsx';
import { DateLine } from '../table/dateline.tsx';
import { Lead } from '../table/lead.tsx';
import { ownMark } from '../table/marks.tsx';
import { TableMenu } from '../table/menu.tsx';
import { NewsSlips } from '../table/news-slips.tsx';
import { stageIcon, stageTitle } from '../table/stage-title.ts';
import { TallyList } from '../table/tally.tsx';
import { Accused, Voters } from './ballot-people.tsx';

export default function Ballot() {
  const { accused, tally, stage, news, leads, leader } = view.value!.table;
  const prompt = view.value!.prompts.find(({ action }) => action === 'vote') ?? null;
  const cast = play.value?.answers.find(({ action }) => action === 'vote');
  const isQuestion = stage === 'raise';
  /** Whoever practises alone has nobody to wait for once the vote is cast. */
  const mayChange = prompt !== null && !(mayGo('next') && isAnswered(prompt));
  const [tried] = accused.length === 1 && !isQuestion ? accused : [];
  return (
    <main class="page ballot-page">
      <DateLine icon={stageIcon()} menu={<TableMenu />}>
        {stageTitle()}
      </DateLine>
      <div class="row">
        <div class="grow">
          <h1>{title()}</h1>
          <p class="small dim">{noteOf(cast !== undefined, prompt, isQuestion)}</p>
        </div>
        <CardButtons />
      </div>
      <Lead />
      {isQuestion && (
        <p class="slip slip-pad">
          <span class="label dim">{say('app-accused')}</span>
          <br />
          {listOf(accused.map(({ seat }) => seat))}
        </p>
      )}
      {prompt ? <Answers prompt={prompt} isTrial={tried !== undefined} /> : !isQuestion && <Accused />}
      {cast && !prompt && (
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
      <Coach prompt={prompt} />
      <WayToEnd />
      {!mayChange && <WayOn />}
      {mayChange && (
        <MainButton
          text={buttonText(prompt, tried ? trialText(pickedFor(prompt).choice) : pickedText(prompt))}
          isEnabled={isEnough(prompt) && (!isAnswered(prompt) || !hasVotedNow())}
          press={() => void send(prompt)}
        />
      )}
    </main>
  );

  function title(): string {
    if (tried) return say(stage === 'runoff' ? 'app-trial-next' : 'app-trial-title', { n: numberOf(tried.seat) });
    if (leads === 'tie' && isMe(leader)) return say('leader-you-decide');
    if (leads === 'tie') return say('app-leader-decides');
    if (leads === 'first' && !prompt) return say('app-leader-first');
    return say(isQuestion ? 'app-raise-title' : 'app-ballot-title');
  }
}

/** In a repeat the votes of before stand, but their voters are still waited for. */
const hasVotedNow = (): boolean => view.value!.table.ready.includes(sight.value?.place ?? '');

function buttonText(prompt: Prompt, answer: string): string {
  if (!isEnough(prompt)) return say('app-pick-first');
  if (!isAnswered(prompt)) return say('app-vote', { answer });
  return hasVotedNow() ? say('app-your-vote', { answer }) : say('app-vote-keep', { answer });
}

function noteOf(hasVoted: boolean, prompt: Prompt | null, isQuestion: boolean): string {
  const { leads } = view.value!.table;
  if (prompt && leads === 'tie') return '';
  if (prompt) return say(isQuestion ? 'app-raise-note' : 'app-ballot-note');
  if (hasVoted) return say('app-ballot-cast');
  if (sight.value?.place === null) return say('app-onlooker-note');
  if (leads === 'first') return say('app-leader-wait');
  return ownMark() || (leads === null ? say('app-ballot-others') : '');
}
