/** What may be done only so often in a game: it counts by what stands when the night ends, unless it came to nothing. */
import type { RoleId } from '../../engine/model.ts';
import { choicesBy, type NightStep, sleepers } from '../../engine/night/draft.ts';
import { isVain } from '../../engine/night/steps.ts';
import { SELF } from './roles/doctor.ts';
import { SPENT } from './roles/maniac.ts';

const noting =
  (role: RoleId, action: string, mark: string, counts: (by: string, target: string) => boolean): NightStep =>
  (night) => {
    for (const self of sleepers(night)) {
      const { id } = self;
      if (self.role !== role || isVain(night, self)) continue;
      const done = choicesBy(night, id).find((choice) => choice.action === action);
      if (done?.target !== undefined && counts(id, done.target)) {
        night.marks.push({ mark, on: done.target, by: id, until: 'end' });
      }
    }
  };

/** `family.decision.doctor-self-spent` */
export const doctorTreatedHimself = noting('doctor', 'protect', SELF, (by, target) => by === target);

/** `family.decision.maniac-spent` */
export const maniacSpentAKilling = noting('maniac', 'shoot', SPENT, () => true);
