import type { Texts } from '../speak.ts';
import { commands } from './commands.ts';
import { direct } from './direct.ts';
import { lobby } from './lobby.ts';
import { party } from './party.ts';
import { table } from './table.ts';

export const uk: Texts = { ...commands, ...lobby, ...table, ...direct, ...party };
