/** Night: one screen for everybody. Only the small second line asks the role's own question. */
import { useSignal } from '@preact/signals';
import { isAnswered, isEnough, pickedText, send } from '../state/answering.ts';
import { play, view } from '../state/table.ts';
import { say, sayIfAny } from '../state/words.ts';
import { CardButton } from './action.tsx';
import { DateLine } from './dateline.tsx';
import { Drawer } from './drawer.tsx';
import { MainButton } from './main-button.tsx';
import { stageIcon, stageTitle } from './stage-title.ts';
import { TableMenu } from './table-menu.tsx';
import { Tiles } from './tiles.tsx';
import '../styles/night.css';

export function Night() {
  const wanted = useSignal<string | null>(null);
  const prompts = view.value!.prompts.filter(({ action }) => action !== 'finish');
  const open = prompts.find(({ chosen }) => chosen === null);
  const prompt = prompts.find(({ slot }) => slot === wanted.value) ?? open ?? prompts.at(-1) ?? null;
  const at = prompt ? prompts.indexOf(prompt) : 0;
  const isDone = prompt !== null && isAnswered(prompt);
  const question = prompt ? sayIfAny(`ask-${prompt.action}`) : say('app-night-nothing');
  return (
    <main class="page night-page">
      <DateLine icon={stageIcon()} menu={<TableMenu />}>
        {stageTitle()}
      </DateLine>
      <div class="row night-head">
        <div class="grow">
          <h1>{say('app-night-title')}</h1>
          <p class="small dim">{say('app-night-question', { question })}</p>
        </div>
        <CardButton />
      </div>
      <Which
        at={at}
        of={prompts.length}
        next={() => {
          wanted.value = prompts[(at + 1) % prompts.length]!.slot;
        }}
      />
      <Tiles prompt={prompt} />
      <Drawer key={play.value?.token ?? ''} />
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
    </main>
  );

  function confirmText(): string {
    return prompt && isEnough(prompt) ? say('app-confirm', { answer: pickedText(prompt) }) : say('app-pick-first');
  }
}

interface Position {
  readonly at: number;
  readonly of: number;
  readonly next: () => void;
}

/** Of one height for everybody, so that from afar nobody is seen to have more to answer. */
const Which = ({ at, of, next }: Position) =>
  of > 1 ? (
    <button type="button" class="night-which small" onClick={next}>
      {say('app-night-more', { n: at + 1, of })}
    </button>
  ) : (
    <p class="night-which small">{say('app-night-one')}</p>
  );
