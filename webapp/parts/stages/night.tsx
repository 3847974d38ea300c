/** Night: one screen for everybody. Only the small second line asks the role's own question. */
import { useSignal } from '@preact/signals';
import type { Prompt } from '../../../shared/engine/prompt.ts';
import type { OwnAnswer } from '../../../shared/wire/sight.ts';
import { askOf, isAnswered, isEnough, isOptional, isSettled, keyOf, pickedText, send } from '../../state/answering.ts';
import { mayGo } from '../../state/solo.ts';
import { play, view } from '../../state/table.ts';
import { say, sayIfAny } from '../../state/words.ts';
import { Coach } from '../asked/coach.tsx';
import { WayOn } from '../asked/way-on.tsx';
import { CardButtons } from '../card/buttons.tsx';
import { MainButton } from '../chrome/main-button.tsx';
import { DateLine } from '../table/dateline.tsx';
import { TableMenu } from '../table/menu.tsx';
import { stageIcon, stageTitle } from '../table/stage-title.ts';
import { Drawer } from './drawer.tsx';
import { Tiles } from './tiles.tsx';
import '../../styles/night.css';

export default function Night() {
  const wanted = useSignal<string | null>(null);
  const prompts = questions();
  const open = prompts.find((one) => !isOptional(one) && !isSettled(one, prompts));
  const given = prompts.findLast(({ chosen }) => chosen !== null);
  const prompt = prompts.find((one) => keyOf(one) === wanted.value) ?? open ?? given ?? prompts[0] ?? null;
  const at = prompt ? prompts.indexOf(prompt) : 0;
  const isDone = prompt !== null && isAnswered(prompt);
  return (
    <main class="page night-page">
      <DateLine icon={stageIcon()} menu={<TableMenu />}>
        {stageTitle()}
      </DateLine>
      <div class="row night-head">
        <div class="grow">
          <h1>{say('app-night-title')}</h1>
          <p class="small dim">{question()}</p>
        </div>
        <CardButtons />
      </div>
      <Which
        prompts={prompts}
        at={at}
        next={() => {
          wanted.value = keyOf(prompts[(at + 1) % prompts.length]!);
        }}
      />
      <Tiles prompt={prompt} />
      <Coach prompt={prompt} />
      <Drawer key={play.value?.token ?? ''} />
      {isDone && mayGo('next') ? (
        <WayOn />
      ) : (
        <MainButton
          text={isDone ? say('app-night-kept', { answer: pickedText(prompt) }) : confirmText()}
          isEnabled={prompt !== null && isEnough(prompt) && !isDone}
          press={() => {
            if (!prompt) return;
            void send(prompt).then((isSent) => {
              if (isSent) wanted.value = null;
            });
          }}
        />
      )}
    </main>
  );

  function question(): string {
    if (!prompt) return say('app-night-nothing');
    return say(prompt.isFinal ? 'app-night-final' : 'app-night-question', {
      question: askOf(prompt),
    });
  }

  function confirmText(): string {
    return prompt && isEnough(prompt) ? say('app-confirm', { answer: pickedText(prompt) }) : say('app-pick-first');
  }
}

/** What is asked, and what was answered for good: that lies there like any other answer. */
function questions(): readonly Prompt[] {
  const asked = view.value!.prompts.filter(({ action }) => action !== 'finish');
  const settled = (play.value?.answers ?? []).filter((answer) => asked.every(({ action }) => action !== answer.action));
  return [...asked, ...settled.map(settledPrompt)];
}

const settledPrompt = ({ action, card, ...chosen }: OwnAnswer): Prompt => ({
  slot: action,
  action,
  targets: [],
  names: { least: 1, most: chosen.targets?.length ?? 1 },
  choices: [],
  chosen,
  isFinal: true,
  ...(card !== undefined && { card }),
});

interface Position {
  readonly prompts: readonly Prompt[];
  readonly at: number;
  readonly next: () => void;
}

/** Of one height for everybody, so that from afar nobody is seen to have more to answer. */
function Which({ prompts, at, next }: Position) {
  if (prompts.length < 2) return <p class="night-which small">{say('app-night-one')}</p>;
  const { slot, action } = prompts[at]!;
  const isEither = prompts.filter((one) => one.slot === slot).length > 1;
  return (
    <button type="button" class="night-which small" onClick={next}>
      {isEither
        ? say('app-night-either', { act: sayIfAny(`action-${action}`) })
        : say('app-night-more', { n: at + 1, of: prompts.length })}
    </button>
  );
}
