import { findNothingIn } from '../kit/screens/axe.ts';
import { OTHER_SCENES } from '../screens/shots.ts';

findNothingIn(OTHER_SCENES);
