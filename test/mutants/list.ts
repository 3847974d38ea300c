/** Every leak that is planted, by where it would be. */
import { addresses } from './kinds/addresses.ts';
import { courier } from './kinds/courier.ts';
import { errors } from './kinds/errors.ts';
import { group } from './kinds/group.ts';
import { headers } from './kinds/headers.ts';
import { lengths } from './kinds/lengths.ts';
import { letters } from './kinds/letters.ts';
import { logs } from './kinds/logs.ts';
import { menus } from './kinds/menus.ts';
import { pictures } from './kinds/pictures.ts';
import { practice } from './kinds/practice.ts';
import { refusals } from './kinds/refusals.ts';
import { sights } from './kinds/sights.ts';
import { streams } from './kinds/streams.ts';
import { times } from './kinds/times.ts';
import { tokens } from './kinds/tokens.ts';
import { views } from './kinds/views.ts';
import type { Mutant } from './mutant.ts';

export const KINDS: Readonly<Record<string, readonly Mutant[]>> = {
  views,
  times,
  letters,
  group,
  sights,
  refusals,
  headers,
  streams,
  errors,
  logs,
  pictures,
  addresses,
  practice,
  tokens,
  courier,
  menus,
  lengths,
};

export const MUTANTS = Object.values(KINDS).flat();
