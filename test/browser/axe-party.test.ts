import { findNothingIn } from '../kit/screens/axe.ts';
import { PARTY_SCENES } from '../screens/shots.ts';

findNothingIn(PARTY_SCENES);
