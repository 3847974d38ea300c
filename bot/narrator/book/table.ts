/** The set-up table: who is dealt to so many, in one mode or another. */
import { type Button, blocks, lines } from '../../chat/message.ts';
import { modeButtons, type OpenBook, turnTo } from './opened.ts';
import { setupRow } from './sheet.ts';

export function tableText({ mode, at, words }: OpenBook): string {
  const { say, own, role, card } = words;
  const row = setupRow(mode, at.players);
  if (!row) return blocks(say('app-rules-table-about'), say('app-rules-table-none'));
  const { deck, draws, cards } = row;
  const counted = (name: string, n: number) => `${n} × ${name}`;
  const byLot = (among: readonly string[]) => say('app-by-lot', { roles: among.join(', ') });
  return blocks(
    say('app-rules-table-about'),
    lines(
      `<b>${say(own(`mode-${at.mode}`))}, ${say('app-rules-table-players', { n: at.players })}</b>`,
      ...draws.map(({ group, among, n }) => `${counted(say(own(`group-${group}`)), n)}, ${byLot(among.map(role))}`),
      ...Object.entries(deck).map(([id, n]) => counted(role(id), n)),
    ),
    cards &&
      lines(
        ...Object.entries(cards.named).map(([id, n]) => counted(card(id), n)),
        cards.drawn > 0 && `${counted(say('app-rules-cards'), cards.drawn)}, ${byLot(cards.among.map(card))}`,
      ),
  );
}

/** One more or one less; at the end of the table the way leads nowhere. */
export function tableButtons(book: OpenBook): readonly (readonly Button[])[] {
  const { mode, at, words } = book;
  const { least, most } = mode.players;
  const to = (sign: string, players: number) =>
    players < least || players > most ? [] : [turnTo(sign, { ...at, players })];
  const now = turnTo(words.say('app-rules-table-players', { n: at.players }), at);
  const counter = [...to('−', at.players - 1), now, ...to('+', at.players + 1)];
  return [...(least < most ? [counter] : []), ...modeButtons(book)];
}
