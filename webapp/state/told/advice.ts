/** What stops each role and how it is played: fetched by everybody at the same moment, whatever they hold. */
import { signal } from '@preact/signals';
import { sight } from '../table.ts';
import { speakPages } from '../words.ts';

export const advice = signal<'coming' | 'here' | 'lost'>('coming');

/** Whose words were fetched last. */
let edition = '';

export async function fetchAdvice(): Promise<void> {
  const wanted = sight.value?.edition ?? '';
  if (wanted === edition && advice.value === 'here') return;
  edition = wanted;
  advice.value = 'coming';
  const came = await speakPages(wanted).then(
    () => 'here' as const,
    () => 'lost' as const,
  );
  if (wanted === edition) advice.value = came;
}
