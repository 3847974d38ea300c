import { findNothingIn } from '../kit/axe.ts';
import { CARD_SCENES } from '../screens/shots.ts';

findNothingIn(CARD_SCENES);
