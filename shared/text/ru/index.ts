import type { Texts } from '../speak.ts';
import { app } from './app/index.ts';
import { commands } from './commands.ts';
import { direct } from './direct.ts';
import { city } from './editions/city.ts';
import { party } from './editions/party.ts';
import { sport } from './editions/sport.ts';
import { lobby } from './lobby.ts';
import { playground } from './playground.ts';
import { table } from './table.ts';
import { words } from './words.ts';

export const ru: Texts = {
  ...words,
  ...commands,
  ...lobby,
  ...table,
  ...direct,
  ...party,
  ...city,
  ...sport,
  ...app,
  ...playground,
};
