/** Whom whoever leads a game calls tonight, each with a line of their own. */
import { wakeId } from '../../../shared/text/calls.ts';
import { view } from '../table.ts';
import { sayIfAny } from '../words.ts';

export const callLines = (): readonly string[] =>
  (view.value?.table.calls ?? []).map((call) => sayIfAny(wakeId(call))).filter((line) => line !== '');
