/** The narrator over whole games of practice players: nothing twice, nothing but the facts, nothing that Telegram would refuse. */
import { expect, test } from 'vitest';
import { EDITIONS, rulebooks } from '../../shared/editions/index.ts';
import { chanceFrom } from '../../shared/engine/chance.ts';
import { LANGUAGES } from '../../shared/text/languages.ts';
import { TONES } from '../../shared/text/story/beats.ts';
import { isLong } from '../kit/laws/effort.ts';
import { listenTo } from '../kit/telling/narration.ts';

/** `npm run laws test/properties/narration.test.ts` plays 2,000 of each edition. */
const GAMES = isLong ? 2000 : 9;

test.each(EDITIONS)('%s', { timeout: 3_600_000 }, async (edition) => {
  const modes = Object.entries(rulebooks[edition].modes);
  let [lines, papers] = [0, 0];
  for (let seed = 0; seed < GAMES; seed++) {
    const chance = chanceFrom('narration', edition, seed);
    const [mode, { players }] = modes[seed % modes.length]!;
    const heard = await listenTo({
      edition,
      mode,
      players: players.least + chance.below(players.most - players.least + 1),
      seed,
      language: LANGUAGES[seed % LANGUAGES.length]!,
      tone: TONES[Math.floor(seed / LANGUAGES.length) % TONES.length]!,
      strength: 'lazy',
      via: 'engine',
    });
    expect(heard.faults).toEqual([]);
    lines += heard.lines;
    papers += heard.papers;
  }
  expect(lines).toBeGreaterThan(GAMES * 10);
  expect(papers).toBeGreaterThan(GAMES);
});
