/** What the date line says: which part of which round it is. */
import type { StageName } from '../../../shared/engine/words.ts';
import { view } from '../../state/table.ts';
import { say } from '../../state/words.ts';

const ICONS: Readonly<Record<StageName, string>> = {
  night: 'night',
  morning: 'paper',
  talk: 'day',
  defence: 'speak',
  vote: 'vote',
  runoff: 'vote',
  raise: 'vote',
  verdict: 'accuse',
  dusk: 'day',
  over: 'trophy',
};

export const stageIcon = (): string => ICONS[view.value?.table.stage ?? 'talk'];

export function stageTitle(): string {
  const { round = 1, stage = 'talk' } = view.value?.table ?? {};
  if (stage === 'night') return say('app-night', { round });
  return say('app-day', { round, stage: say(`stage-${stage}`) });
}
