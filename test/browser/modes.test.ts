/** Where nobody has a card but the own one. */
import { playModesOf } from '../kit/screens/modes.ts';

playModesOf('party', 'city', 'sport');
