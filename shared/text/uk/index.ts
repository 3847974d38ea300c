import type { Texts } from '../speak.ts';
import { app } from './app/index.ts';
import { books } from './books.ts';
import { cards } from './cards.ts';
import { coach } from './coach/index.ts';
import { commands } from './commands.ts';
import { direct } from './direct.ts';
import { city } from './editions/city.ts';
import { family } from './editions/family.ts';
import { party } from './editions/party.ts';
import { sport } from './editions/sport.ts';
import { spytown } from './editions/spytown.ts';
import { lobby } from './lobby.ts';
import { playground } from './playground.ts';
import { press } from './press.ts';
import { solo } from './solo.ts';
import { table } from './table.ts';
import { kids } from './voices/kids.ts';
import { twoBallots } from './voices/two-ballots.ts';
import { words } from './words.ts';

export const uk: Texts = {
  ...words,
  ...commands,
  ...lobby,
  ...table,
  ...direct,
  ...press,
  ...solo,
  ...books,
  ...party,
  ...city,
  ...sport,
  ...spytown,
  ...family,
  ...cards,
  ...twoBallots,
  ...kids,
  ...coach,
  ...app,
  ...playground,
};
