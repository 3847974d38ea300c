/**
 * What anybody can tell without knowing how the players think: who named whom of those who could be named, and whom the
 * others were after at the time; as if one of a gang named a mate so much less gladly than another.
 */
import type { Action } from '../../../shared/engine/words.ts';
import type { Guesses } from './guesses.ts';
import type { Feature } from './honest.ts';
import type { Open, Record } from './record.ts';

const RELUCTANCE = 0.1;
/** How much each counts with whom nobody was after. */
const LITTLE = 0.5;
const EVEN = 100;

interface Naming {
  readonly by: string;
  readonly about: string;
  readonly action: Action | 'say';
  readonly round: number;
  readonly ballot: string;
  /** Who else could have been named. */
  readonly among: readonly string[];
}

export function crowd({ deeds }: Record, { seats }: Guesses): readonly Feature[] {
  const all = deeds.flatMap(namingIn);
  const spared = (action: Naming['action'], at: 'round' | 'ballot', least: number): Feature => {
    const some = all
      .filter((naming) => naming.action === action)
      .map((naming) => {
        const others = all.filter((other) => other[at] === naming[at] && other.by !== naming.by);
        const weight = (id: string) =>
          naming.among.includes(id) ? others.filter(({ about }) => about === id).length + least : 0;
        const whole = naming.among.reduce((sum, id) => sum + weight(id), 0);
        return {
          self: seats.indexOf(naming.by),
          about: seats.indexOf(naming.about),
          shares: seats.map((id) => weight(id) / whole),
        };
      });
    return (guess) =>
      some.reduce((sum, { self, about, shares }) => {
        if (!guess.includes(self)) return sum;
        const mates = guess.filter((seat) => seat !== self);
        const share = mates.reduce((total, seat) => total + shares[seat]!, 0);
        return sum + (mates.includes(about) ? Math.log(RELUCTANCE) : 0) - Math.log(1 - (1 - RELUCTANCE) * share);
      }, 0);
  };
  return [
    spared('vote', 'ballot', LITTLE),
    spared('vote', 'round', LITTLE),
    spared('nominate', 'round', LITTLE),
    spared('nominate', 'round', EVEN),
    spared('say', 'round', LITTLE),
  ];
}

/** Whoever has been put up for trial is not put up again. */
function namingIn({ by, deed, prompts, memory, table }: Open): readonly Naming[] {
  const { round, stage } = table;
  const naming = { by, round, ballot: `${round} ${stage}` };
  const others = table.seats.flatMap(({ id, out }) => (out === null && id !== by ? [id] : []));
  if (deed.is === 'say') {
    if (deed.statement.says !== 'suspects') return [];
    return [{ ...naming, about: deed.statement.about, action: 'say', among: others }];
  }
  if (deed.target === undefined) return [];
  const asked = prompts.find(({ action }) => action === deed.action)?.targets ?? [];
  const isTried = (id: string) =>
    deed.action === 'nominate' && memory.named.round === round && memory.named.seats.includes(id);
  const among = asked.filter((id) => id === deed.target || (id !== by && !isTried(id)));
  return [{ ...naming, about: deed.target, action: deed.action, among }];
}
