/** Every word of the Mini App, but for those of the rulebooks. */
import { words } from '../words.ts';
import { bench } from './bench.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { host } from './host.ts';
import { lobby } from './lobby.ts';
import { narration } from './narration.ts';
import { practice } from './practice.ts';
import { protocol } from './protocol.ts';
import { result } from './result.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';

export const app = {
  ...words,
  ...common,
  ...home,
  ...lobby,
  ...narration,
  ...table,
  ...result,
  ...rules,
  ...host,
  ...bench,
  ...practice,
  ...protocol,
};
