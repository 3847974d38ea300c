import { coachCity } from './city.ts';
import { coachCommon } from './common.ts';
import { coachFamily } from './family.ts';
import { coachKids } from './kids.ts';
import { coachParty } from './party.ts';
import { coachSport } from './sport.ts';
import { coachSpytown } from './spytown.ts';
import { coachTwoBallots } from './two-ballots.ts';

export const coach = {
  ...coachCommon,
  ...coachParty,
  ...coachCity,
  ...coachSport,
  ...coachTwoBallots,
  ...coachSpytown,
  ...coachFamily,
  ...coachKids,
};
