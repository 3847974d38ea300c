/** Where there may be action cards. */
import { playModesOf } from '../kit/screens/modes.ts';

playModesOf('spytown', 'family');
