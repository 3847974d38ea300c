/** What the group reads while a game is on: a message for each part of a round, edited while that part lasts. */
import type { Button, Message } from '../../chat/message.ts';
import { windowsIn } from '../parts.ts';
import { eventsOf, type PublicStage } from '../stage.ts';
import { dayPage } from './day.ts';
import { nightText, openingMessages } from './night.ts';
import { trialText, verdictText } from './trial.ts';
import { windowPage } from './window.ts';

/** The order of speeches is told when they begin; as they go on the board follows now and then. */
const BOARD_PACE = 300;
/** Where all talk at once the board is where accusations are seen. */
const TALK_PACE = 20;

/** Where people answer: the table in the app, or their direct chats. */
export interface WayIn {
  readonly buttons: readonly (readonly Button[])[];
  readonly isApp: boolean;
}

/** One message is alive at a time; when its part of the round is over it stays as it was, and the next one goes on. */
export const groupMessages = (stage: PublicStage, door: WayIn): ReadonlyMap<string, Message> =>
  // Where a window has told everything there may be nothing left to say.
  new Map([...partMessages(stage, door), ...openingMessages(stage)].filter(([, { text }]) => text !== ''));

function partMessages(stage: PublicStage, door: WayIn): ReadonlyMap<string, Message> {
  const { table } = stage;
  const { round } = table;
  const { buttons } = door;
  const isSolo = stage.desk.practice.solo !== null;
  // The day is led in the app as well: whoever speaks accuses and finishes there. Whoever plays alone leads it here.
  const byDay = (door.isApp || isSolo) && { buttons };
  // Each window is a message of its own, and so is what goes on after it.
  const windows = windowsIn(stage.rounds.at(-1) ?? []).length;
  const part = windows > 0 ? `${round}:${windows}` : `${round}`;
  // Who has voted is seen in the app; here it follows now and then. A vote that is open to all is told at once.
  const isVoting =
    !door.isApp && !isSolo && table.voters.length > 0 && table.ready.some((id) => !(id in table.openVotes));
  const reacting = windowPage(stage, door);
  if (reacting) return new Map([[`window:${part}`, { ...reacting, buttons, isVital: true }]]);
  switch (table.stage) {
    case 'night':
      return new Map([[`night:${round}`, { text: nightText(stage, door), buttons, isVital: true }]]);
    case 'morning':
    case 'talk':
      return new Map([[`day:${part}`, { ...dayPage(stage, door), ...byDay, ...paceOf(stage), isVital: true }]]);
    case 'verdict':
      return new Map([[`verdict:${part}`, { text: verdictText(stage), ...byDay, isVital: true }]]);
    default:
      return new Map([
        [
          `trial:${part}`,
          { text: trialText(stage, door), buttons, ...(isVoting && { pace: TALK_PACE }), isVital: true },
        ],
      ]);
  }
}

/** Somebody has spoken or accused already. */
const hasBegun = ({ rounds, table }: PublicStage): boolean => {
  const today = rounds.at(-1) ?? [];
  const speeches = eventsOf(today, 'stageOpened').filter(({ name }) => name === 'talk').length;
  return table.stage === 'talk' && (speeches > 1 || eventsOf(today, 'nominated').length > 0);
};

function paceOf(stage: PublicStage): Pick<Message, 'pace'> {
  if (stage.desk.practice.solo) return {};
  if (stage.table.isTalk) return { pace: TALK_PACE };
  return hasBegun(stage) ? { pace: BOARD_PACE } : {};
}
