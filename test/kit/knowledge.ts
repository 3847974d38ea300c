/** What the catalogue of an edition lets people know, for the law of equal views. Written down apart from the engine. */
import type { Choice, Game, Mark, Seat } from '../../shared/engine/model.ts';

export interface Knowledge {
  /** Those who wake together know each other's faces, but not the cards. */
  readonly matesAreFacesOnly: boolean;
  /** May this one see what somebody awake with them has chosen? */
  readonly sees: (self: Seat, choice: Choice) => boolean;
  /** What somebody knows of a mark that the table does not see. */
  readonly knows: (self: Seat | undefined, mark: Mark) => boolean;
}

const known: Readonly<Record<string, Knowledge>> = {
  sport: { matesAreFacesOnly: false, sees: () => true, knows: () => false },
  party: { matesAreFacesOnly: false, sees: () => true, knows: () => false },
  // A second shot is the mafia's own secret: the sleepwalker, who is dead by then, sees nothing of it.
  city: {
    matesAreFacesOnly: true,
    sees: ({ role }, { wave }) => role !== 'sleepwalker' || wave === 2,
    knows: (self, { mark }) => mark === 'second-shot' && self?.side === 'mafia' && !self.out,
  },
};

export const knowledgeOf = ({ deal }: Game): Knowledge => known[deal.edition]!;
