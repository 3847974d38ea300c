/** What the catalogue of an edition lets people know, for the law of equal views. Written down apart from the engine. */
import type { CardId, Choice, Game, Mark, Seat } from '../../../shared/engine/model.ts';

export interface Knowledge {
  /** Those who wake together know each other's faces, but not the cards. */
  readonly matesAreFacesOnly: boolean;
  /** May this one see what somebody awake with them has chosen? */
  readonly sees: (self: Seat, choice: Choice) => boolean;
  /** What somebody knows of a mark that the table does not see. */
  readonly knows: (self: Seat | undefined, mark: Mark) => boolean;
  /** Do those who wake together know each other by now? They do from the start unless this says otherwise. */
  readonly haveMet?: (game: Game) => boolean;
  /** Nobody but its holder knows that this card was played. */
  readonly hidesPlay?: (card: CardId) => boolean;
  /** Whoever goes away is out at that moment, also at night. */
  readonly leavesAtOnce?: true;
}

/** The mafia meets when the exchange of roles is over. */
const afterTheSwap = ({ stage: { spec } }: Game): boolean => spec?.kind !== 'window' || spec.window !== 'swap';

const known: Readonly<Record<string, Knowledge>> = {
  // A second shot is the mafia's own secret: the sleepwalker, who is dead by then, sees nothing of it.
  city: {
    matesAreFacesOnly: true,
    sees: ({ role }, { wave }) => role !== 'sleepwalker' || wave === 2,
    knows: (self, { mark }) => mark === 'second-shot' && self?.side === 'mafia' && !self.out,
  },
  // `spytown.card.recruit`: a recruit keeps a role that the others of the mafia are not told.
  spytown: {
    matesAreFacesOnly: true,
    sees: () => true,
    knows: () => false,
    haveMet: afterTheSwap,
    hidesPlay: (card) => card === 'recruit',
    leavesAtOnce: true,
  },
  family: { matesAreFacesOnly: false, sees: () => true, knows: () => false, haveMet: afterTheSwap, leavesAtOnce: true },
};

/** Where nothing special is written down. */
const plain: Knowledge = { matesAreFacesOnly: false, sees: () => true, knows: () => false };

export const knowledgeOf = ({ deal }: Game): Knowledge => known[deal.edition] ?? plain;
