import { findNothingIn } from '../kit/axe.ts';
import { OTHER_SCENES } from '../screens/shots.ts';

findNothingIn(OTHER_SCENES);
