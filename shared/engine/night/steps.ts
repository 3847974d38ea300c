import { abilityFor } from '../ability.ts';
import type { SeatId } from '../ids.ts';
import type { Fact, GangId, RoleId, Seat } from '../model.ts';
import { isIn } from '../table.ts';
import { verbs } from '../verbs/index.ts';
import { strike } from '../verbs/shoot.ts';
import type { Errand } from '../words.ts';
import { type Called, choicesBy, type Night, type NightStep, sleepers } from './draft.ts';

export const called = (wakes: Called, step: (night: Night) => void): NightStep =>
  Object.assign((night: Night) => step(night), { wakes });

/** The holders of these roles do what they chose. */
export const acts = (...roles: readonly RoleId[]): NightStep =>
  called({ roles }, (night) => {
    for (const self of sleepers(night)) {
      if (!roles.includes(self.role)) continue;
      const isHindered = isVain(night, self) || night.rules.stillActs?.(night, self) === false;
      for (const choice of choicesBy(night, self.id)) {
        const ability = abilityFor(night.rules, self, choice);
        if (!ability || ability.withGang) continue;
        if (!isHindered) verbs[choice.action]?.(night, self, choice, ability);
        else if (ability.learns && choice.target !== undefined) {
          night.answers.push({ wave: night.wave, to: self.id, fact: unanswered(choice.target) });
        }
      }
    }
  });

/** Whoever was hindered in a check is told that there is no answer, and not why. */
export const unanswered = (about: SeatId): Fact => ({ about, is: 'answered', value: false });

/** Does whatever this one does tonight come to nothing? */
export const isVain = ({ game, rules }: Pick<Night, 'game' | 'rules'>, seat: Seat): boolean =>
  rules.isVain?.(game, seat) === true;

export interface Shot {
  readonly by: Seat;
  readonly target: SeatId;
}

/** How the names given by a gang's living members become one victim, or none. */
export type Agreement = (shots: readonly Shot[], members: readonly Seat[]) => SeatId | null;

/** Those whose choice counts in a gang's shot: its own, as far as they were free when night fell. */
export const shootersOf = ({ game, rules }: Pick<Night, 'game' | 'rules'>, gang: GangId): readonly Seat[] =>
  game.seats.filter(
    (seat) =>
      seat.gang === gang &&
      isIn(seat) &&
      !rules.roles[seat.role]?.pretends &&
      !isVain({ game, rules }, seat) &&
      rules.isHeld?.(game, seat) !== true,
  );

/** A gang fires once in this wave, at the one its members agree on. */
export function fire(night: Night, gang: GangId, agree: Agreement, wave = night.wave): void {
  const members = shootersOf(night, gang);
  const shots = members.flatMap((by) =>
    choicesBy(night, by.id, wave).flatMap(({ action, target }) =>
      action === 'shoot' && target ? [{ by, target }] : [],
    ),
  );
  const victim = agree(shots, members);
  if (victim === null) return;
  strike(night, victim);
  if (night.fallen.has(victim) && !night.prey.has(gang)) night.prey.set(gang, victim);
}

export const volley = (gang: GangId, agree: Agreement, errand: Errand = 'shoot'): NightStep =>
  called({ gang, for: errand }, (night) => fire(night, gang, agree));
