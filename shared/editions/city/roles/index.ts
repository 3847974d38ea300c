import { byId } from '../../parts/roles.ts';
import { beauty } from './beauty.ts';
import { bodyguard } from './bodyguard.ts';
import { butcher } from './butcher.ts';
import { citizen } from './citizen.ts';
import { detective } from './detective.ts';
import { doctor } from './doctor.ts';
import { fan } from './fan.ts';
import { godfather } from './godfather.ts';
import { jailer } from './jailer.ts';
import { judge } from './judge.ts';
import { lawyer } from './lawyer.ts';
import { mafioso } from './mafioso.ts';
import { maniac } from './maniac.ts';
import { priest } from './priest.ts';
import { sheriff } from './sheriff.ts';
import { sleepwalker } from './sleepwalker.ts';
import { snitch } from './snitch.ts';
import { swindler } from './swindler.ts';
import { thief } from './thief.ts';
import { yakuza } from './yakuza.ts';

/** The twenty characters, in the order of the box. */
export const roles = byId(
  detective,
  priest,
  judge,
  jailer,
  sheriff,
  doctor,
  sleepwalker,
  bodyguard,
  beauty,
  fan,
  citizen,
  maniac,
  butcher,
  swindler,
  godfather,
  thief,
  lawyer,
  snitch,
  mafioso,
  yakuza,
);
