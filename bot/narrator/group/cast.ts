/** What everybody in play does, a line each, and the action cards likewise: folded, for whoever wants to read it. */
import { fitsMessage } from '../../chat/caption.ts';
import { blocks, lines, type Message, type Messages } from '../../chat/message.ts';
import type { PublicStage } from '../stage.ts';

/** For what the first night says besides, and for whoever goes away in it. */
const KEPT_FREE = 1000;

type Dealt = Pick<PublicStage, 'table' | 'words'>;

/** Below what the opening says, or, where many have long names, null: then it is a message of its own. */
export const castBelow = (opening: string, stage: Dealt): string | null => {
  const cast = castText(stage);
  return fitsMessage(blocks(opening, cast), KEPT_FREE) ? cast : null;
};

export const castMessages = (opening: string, stage: Dealt): Messages =>
  new Map<string, Message>(
    castBelow(opening, stage) === null ? [['cast', { text: castText(stage), isSilent: true }]] : [],
  );

const castText = ({ table, words }: Dealt): string => {
  const { say, own } = words;
  const roles = Object.keys(table.inPlay).map((id) => `<b>${words.role(id)}.</b> ${words.does(id)}`);
  const cards = Object.keys(table.cards).map(
    (id) => `<b>${words.card(id)}</b> · ${say(own(`card-${id}-when`))}. ${say(own(`card-${id}-does`))}`,
  );
  return blocks(folded(say('cast'), roles), cards.length > 0 && folded(say('card-cast'), cards));
};

const folded = (title: string, all: readonly string[]): string =>
  `<blockquote expandable>${lines(`<b>${title}</b>`, ...all)}</blockquote>`;
