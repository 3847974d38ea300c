import { byId } from '../../parts/roles.ts';
import { citizen } from './citizen.ts';
import { commissioner } from './commissioner.ts';
import { corruptJudge } from './corrupt-judge.ts';
import { doctor } from './doctor.ts';
import { don, donAmongTwoGangs } from './don.ts';
import { honestJudge } from './honest-judge.ts';
import { immortal } from './immortal.ts';
import { lawyer } from './lawyer.ts';
import { mafioso } from './mafioso.ts';
import { maniac } from './maniac.ts';
import { ninja } from './ninja.ts';
import { sheriff } from './sheriff.ts';
import { werewolf } from './werewolf.ts';
import { yakuza } from './yakuza.ts';

/** `party.decision.change`: not one of their abilities is marked `isFinal`. */
export const baseRoles = byId(citizen, commissioner, mafioso, don);

/** `party.decision.change`: nor one of these. */
export const extendedRoles = byId(
  citizen,
  commissioner,
  doctor,
  honestJudge,
  immortal,
  sheriff,
  mafioso,
  donAmongTwoGangs,
  maniac,
  ninja,
  yakuza,
  werewolf,
  lawyer,
  corruptJudge,
);
