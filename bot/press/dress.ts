/** What a page that ends a game wears: the evening paper's ink, or the gazette's colours. */
import type { FontFace } from './faces.ts';
import type { Front, HeadRoom } from './head.ts';
import type { Frame, PaperPage } from './page.ts';
import type { Piece } from './piece.ts';

export interface PaperDress {
  readonly paper: string;
  readonly ink: string;
  readonly second: string;
  /** Of what is read and no heading. */
  readonly read: string;
  readonly seal: string;
  readonly names: FontFace;
  readonly roles: FontFace;
  readonly words: FontFace;
  readonly figures: FontFace;
  /** Returns where the rest of the page begins. */
  readonly head: (page: PaperPage, front: Front, room: HeadRoom) => number;
  readonly foot: (page: PaperPage, words: string) => void;
  /** Where the rest of the page ends. */
  readonly bottom: number;
  /** Over those who won. */
  readonly banner: (words: string) => Piece;
  readonly heading: (words: string) => Piece;
  /** What an emblem lies on: a card of its own, or a place in a list. */
  readonly card: (frame: Frame, isOut: boolean) => string;
  readonly place: (frame: Frame, isOut: boolean) => string;
  /** What the number of a seat stands on. */
  readonly tab: (frame: Frame, isOut: boolean) => { readonly drawing: string; readonly ink: string };
}

export const rounded = ({ x, y, width, height }: Frame, radius: number, look: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${radius.toFixed(1)}" ${look}/>`;
