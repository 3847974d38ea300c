import { findNothingIn } from '../kit/screens/axe.ts';
import { CARD_SCENES } from '../screens/shots.ts';

findNothingIn(CARD_SCENES);
