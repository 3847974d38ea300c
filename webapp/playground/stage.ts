/** What the program says is on the stage, and what it is asked for. */
import { computed, signal } from '@preact/signals';
import type { Language } from '../../shared/text/languages.ts';
import type {
  ChatMessage,
  Launched,
  Pressed,
  ShownChat,
  ShowroomStage,
  StageCommand,
  StageNews,
  StagePerson,
  StageWish,
  stageWishes,
} from '../../shared/wire/playground.ts';
import { speak } from './words.ts';

export const stage = signal<ShowroomStage | null>(null);
export const isLost = signal(false);

type Chat = readonly ChatMessage[];
const group = signal<Chat>([]);
const direct = signal<Readonly<Record<string, Chat>>>({});

export const you = computed<StagePerson | null>(() => personOf(stage.value?.you ?? 0));

export const personOf = (id: number): StagePerson | null => stage.value?.people.find((one) => one.id === id) ?? null;

/** Goes by the seat, as at the table; before that by the place in the company. */
export function tintOf(id: number): number {
  const { people = [] } = stage.value ?? {};
  const index = people.findIndex((one) => one.id === id);
  return (people[index]?.seat ?? Math.max(0, index) + 1) - 1;
}

export const messagesIn = (chat: ShownChat): Chat => (chat === 'group' ? group.value : (direct.value[chat] ?? []));

const TRY_AGAIN = 1500;

/** The first visitor opens the stage; everybody then hears what happens on it. */
export async function connect(language: Language): Promise<void> {
  try {
    await wish('open', { language });
  } catch {
    isLost.value = true;
    setTimeout(() => void connect(language), TRY_AGAIN);
    return;
  }
  const live = new EventSource('/playground/live');
  live.onmessage = ({ data }: MessageEvent<string>) => {
    isLost.value = false;
    hear(JSON.parse(data) as StageNews);
  };
  live.onerror = () => {
    isLost.value = true;
    // The program may have begun anew, with an empty stage.
    live.close();
    setTimeout(() => void connect(language), TRY_AGAIN);
  };
}

function hear(news: StageNews): void {
  switch (news.is) {
    case 'stage':
      void speak(news.stage.language);
      stage.value = news.stage;
      return;
    case 'chats':
      group.value = news.group;
      direct.value = news.direct;
      return;
    case 'message':
      change(news.chat, (chat) => withMessage(chat, news.message));
      return;
    case 'gone':
      change(news.chat, (chat) => chat.filter(({ id }) => id !== news.id));
  }
}

function change(chat: ShownChat, how: (chat: Chat) => Chat): void {
  if (chat === 'group') group.value = how(group.value);
  else direct.value = { ...direct.value, [chat]: how(direct.value[chat] ?? []) };
}

function withMessage(chat: Chat, message: ChatMessage): Chat {
  const at = chat.findIndex(({ id }) => id === message.id);
  return at < 0 ? [...chat, message] : chat.with(at, message);
}

interface Answers {
  readonly press: Pressed;
  readonly launch: Launched;
}

type AnswerTo<Name> = Name extends keyof Answers ? Answers[Name] : object;

/** Rejects where it cannot be done. */
export async function wish<Name extends keyof typeof stageWishes>(
  name: Name,
  what: StageWish<Name>,
): Promise<AnswerTo<Name>> {
  const answer = await fetch(`/playground/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(what),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return (await answer.json()) as AnswerTo<Name>;
}

export async function commandsFor(person: number, chat: 'group' | 'bot'): Promise<readonly StageCommand[]> {
  const answer = await fetch(`/playground/commands/${person}/${chat}`);
  return answer.ok ? ((await answer.json()) as readonly StageCommand[]) : [];
}
