/** What the logs may never hold. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLog } from '../../../bot/log.ts';
import { rulebooks } from '../../../shared/editions/index.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { speaker, type TextId } from '../../../shared/text/speak.ts';
import { crowd, isOver, playOut } from '../../kit/evening/crowd.ts';
import { openEvening } from '../../kit/evening/evening.ts';
import { recordedIn } from '../../kit/telling/claims.ts';

test('no role, token, seed or name is in the logs of a whole game with failures', async () => {
  const written: string[] = [];
  const log = openLog('trace', { write: (line: string) => written.push(line) });
  const evening = await openEvening({
    players: 8,
    log,
    seed: 'a seed that nobody may see',
    names: (i) => `Nameless${i}`,
  });
  await evening.meetBot();
  await evening.sitDown();
  await evening.begin();
  let calls = 0;
  evening.telegram.trouble = () => (++calls % 5 === 0 ? { kind: 'server-error', status: 502 } : null);
  evening.people[7]!.block();
  await playOut(evening, crowd(evening, 'logs'), () => isOver(evening));
  evening.telegram.trouble = null;
  await evening.restart(10);
  const { events } = recordedIn(join(evening.folder, 'omerta.db'));
  await evening.close();
  const all = written.join('');
  expect(written.length).toBeGreaterThan(20);
  const { roles } = rulebooks.party.speaksOf;
  const named = LANGUAGES.flatMap((language) => roles.map((role) => speaker(language)(`party-role-${role}` as TextId)));
  const secrets = [evening.telegram.token, 'a seed that nobody', 'nonce of', 'Nameless', ...roles, ...named];
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  expect(events.length).toBeGreaterThan(50);
});

test('an error is logged by its kind and place, not by what it quotes', () => {
  const written: string[] = [];
  openLog('error', { write: (line: string) => written.push(line) }).error(
    { err: new Error('the don is p3') },
    'failed',
  );
  expect(written.join('')).not.toContain('don is');
  expect(written.join('')).toContain('logs.test.ts');
});
