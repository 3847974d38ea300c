import type { Texts } from '../speak.ts';
import { app } from './app/index.ts';
import { books } from './books.ts';
import { cityCalls } from './calls/city.ts';
import { familyCalls } from './calls/family.ts';
import { partyCalls } from './calls/party.ts';
import { sportCalls } from './calls/sport.ts';
import { spytownCalls } from './calls/spytown.ts';
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
import { cityPages } from './pages/city.ts';
import { familyPages } from './pages/family.ts';
import { partyPages } from './pages/party.ts';
import { sportPages } from './pages/sport.ts';
import { spytownPages } from './pages/spytown.ts';
import { playground } from './playground.ts';
import { press } from './press.ts';
import { citySettings } from './settings/city.ts';
import { familySettings } from './settings/family.ts';
import { partySettings } from './settings/party.ts';
import { sportSettings } from './settings/sport.ts';
import { spytownSettings } from './settings/spytown.ts';
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
  ...partySettings,
  ...citySettings,
  ...sportSettings,
  ...spytownSettings,
  ...familySettings,
  ...partyPages,
  ...cityPages,
  ...sportPages,
  ...spytownPages,
  ...familyPages,
  ...partyCalls,
  ...cityCalls,
  ...sportCalls,
  ...spytownCalls,
  ...familyCalls,
  ...cards,
  ...twoBallots,
  ...kids,
  ...coach,
  ...app,
  ...playground,
};
