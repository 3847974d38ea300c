/** Whatever happens at a table, every message fits into what Telegram takes: the most people, the longest names. */
import { expect, test } from 'vitest';
import { keyboardOf } from '../../../bot/chat/letter.ts';
import type { Messages } from '../../../bot/chat/message.ts';
import { messagesOf } from '../../../bot/narrator/table.ts';
import { cleanName } from '../../../bot/narrator/words.ts';
import { FIRST_DRAWERS } from '../../../bot/table/desk.ts';
import { firstSetting, newDesk } from '../../../bot/table/lobby.ts';
import type { TableState } from '../../../bot/table/state.ts';
import { chanceFrom } from '../../../shared/engine/chance.ts';
import type { Parts } from '../../../shared/engine/model.ts';
import { seedFrom } from '../../../shared/engine/setup/shuffle.ts';
import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';
import { isLong } from '../../kit/laws/effort.ts';
import { nextCommand, peopleOf } from '../../kit/rules/random-player.ts';
import { send, sitDown } from '../../kit/rules/sitting.ts';

/** What Telegram counts: the text without its markup. */
const visible = (html: string): number => html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|amp);/g, '&').length;

function fits(screens: Messages): void {
  for (const [subject, { text, picture, buttons }] of screens) {
    expect(visible(text), subject).toBeLessThanOrEqual(picture ? 1024 : 4096);
    expect(visible(text), subject).toBeGreaterThan(0);
    const { inline_keyboard: rows } = keyboardOf(buttons);
    expect(rows.flat().length, subject).toBeLessThanOrEqual(100);
    for (const button of rows.flat()) {
      expect(button.text, subject).not.toBe('');
      if ('callback_data' in button)
        expect(Buffer.byteLength(button.callback_data ?? ''), subject).toBeLessThanOrEqual(64);
    }
  }
}

/** As many letters as there can be. */
const partsOf = (players: number, sign: string): Parts => ({
  game: 'gameabcdef',
  house: 'h'.repeat(43),
  people: [...Array.from({ length: players }, (_, i) => `p${i + 1}`), 'host', 'aide'].map((place, i) => ({
    place,
    person: 7_000_000_000 + i,
    name: cleanName(`${i}${sign.repeat(64)}`),
    cut: `press:${'9'.repeat(19)}`,
  })),
  deck: 'auto',
  asked: null,
});

function playOut(mode: string, players: number, language: Language, sign: string): number {
  const seed = `${mode} ${sign}`;
  const table = sitDown({ edition: 'party', mode, players, seed, decoys: true });
  const parts = partsOf(players, sign);
  const deal = { ...table.game.deal, seed: seedFrom(parts), parts };
  const people = Array.from({ length: players }, (_, i) => ({
    person: i + 1,
    name: cleanName(`${i}${sign.repeat(64)}`),
    language,
  }));
  const desk = {
    ...newDesk(people[0]!, { title: cleanName('Ж'.repeat(200)), language, thread: null }, { ...firstSetting(), mode }),
    players: people,
    deal: { house: { part: 'h'.repeat(43), seal: 'f'.repeat(64) }, seal: 'f'.repeat(64) },
    quiet: { ...FIRST_DRAWERS.quiet, caveat: 'cannot-quiet-admins' as const },
  };
  const chance = chanceFrom(seed, 'lengths');
  const tempers = Object.fromEntries(peopleOf(table.game).map((id) => [id, 'eager' as const]));
  let moments = 0;
  for (;;) {
    const { log } = table;
    const game = { ...table.game, deal };
    const isWorthLooking = game.outcome !== null || game.stage.name !== 'talk' || chance.below(6) === 0;
    const status = game.outcome ? 'over' : 'running';
    const state: TableState = { id: 'gameabcdef', groupId: -1, status, desk, game, log: [...log], deadline: 1e12 };
    if (isWorthLooking && chance.below(4) === 0) {
      for (const app of [null, 'https://mafia.example.org/app/']) {
        const { group, people: direct } = messagesOf(state, { bot: 'https://t.me/omerta_bot', app });
        fits(group);
        for (const screens of direct.values()) fits(screens);
      }
      moments++;
    } else if (game.outcome) fits(messagesOf(state, { bot: '', app: null }).group);
    if (game.outcome) return moments;
    send(table, nextCommand(table.game, table.rules, tempers, chance));
  }
}

/** English has the most letters; the others in `npm run laws`. */
test.each(isLong ? LANGUAGES : (['en'] as const))('%s', (language) => {
  let moments = 0;
  for (const [mode, players] of [
    ['extended', 26],
    ['hostless', 26],
    ['pro', 13],
  ] as const) {
    // The second counts twice.
    for (const sign of ['Щ', '🎩']) moments += playOut(mode, players, language, sign);
  }
  expect(moments).toBeGreaterThan(100);
});
