/** Action cards over HTTP: played by an order, refused in one line where they cannot be, and in nobody else's sight. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Chance, chanceFrom } from '../../shared/engine/chance.ts';
import type { DealtSeat } from '../../shared/engine/model.ts';
import type { Prompt } from '../../shared/engine/prompt.ts';
import { type AppCommand, doneSchema, notDoneSchema } from '../../shared/wire/command.ts';
import { type Sight, shownSchema } from '../../shared/wire/sight.ts';
import { Phone, phonesOf, tableOf } from '../kit/apps/phone.ts';
import { type CardTable, dealtAt, tableOf as seatsOf } from '../kit/evening/card-table.ts';
import { newestIn } from '../kit/evening/newest.ts';
import { someAnswer } from '../kit/rules/random-player.ts';

interface InApps {
  readonly table: CardTable;
  readonly game: string;
  /** By seat. */
  readonly at: (seat: string) => Phone;
  readonly phones: readonly Phone[];
}

const officers = (seats: readonly DealtSeat[]): boolean =>
  seats.filter(({ card }) => card !== 'neutral').every(({ role }) => role === 'policeman');

async function dealt(...cards: readonly string[]): Promise<InApps> {
  const table = await dealtAt({ edition: 'spytown', players: 9, cards, fits: officers });
  const phones = phonesOf(table.evening);
  const game = await tableOf(phones[0]!);
  const at = (seat: string) => phones[Number(seat.slice(1)) - 1]!;
  return { table: seatsOf(table.evening), game, at, phones };
}

const gameOf = ({ table: { evening } }: InApps) => newestIn(evening).game;
const holderOf = (apps: InApps, card: string): DealtSeat => gameOf(apps).deal.seats.find((seat) => seat.card === card)!;

const answering = (
  { play }: Sight,
  given: Omit<Extract<AppCommand, { do: 'answer' }>, 'do' | 'token'>,
): AppCommand => ({
  do: 'answer',
  token: play!.token!,
  ...given,
});

/** Everybody answers what is asked of them at night; the mafia names this seat. */
async function sleep(apps: InApps, victim: string): Promise<void> {
  for (const phone of apps.phones) {
    const sight = await phone.look(apps.game);
    const [prompt] = sight.play!.view.prompts;
    if (!prompt || sight.play!.view.table.stage !== 'night') continue;
    const target = prompt.targets.includes(victim) && prompt.action === 'shoot' ? victim : prompt.targets[0]!;
    await phone.order(apps.game, answering(sight, { action: prompt.action, target }));
  }
  await apps.table.evening.pass(2);
}

describe('an order with a card', () => {
  test('plays it, once', async () => {
    const apps = await dealt('vest', 'bandage');
    const { id: victim } = holderOf(apps, 'vest');
    await sleep(apps, victim);
    const phone = apps.at(victim);
    const sight = await phone.look(apps.game);
    expect(sight.play!.view.table.window).toEqual({ is: 'rescue', seat: victim });
    expect(sight.play!.view.prompts.map(({ action, card }) => [action, card])).toEqual([
      ['play', 'vest'],
      ['decline', undefined],
    ]);
    const play = answering(sight, { action: 'play', card: 'vest' });
    const done = await phone.order(apps.game, play, 'the-same-key');
    expect(done.status).toBe(200);
    const { table, you } = v.parse(doneSchema, done.body).sight.play!.view;
    expect(table.news).toEqual(expect.arrayContaining([{ card: 'vest', by: victim }, { saved: victim }]));
    expect(table.seats.find(({ id }) => id === victim)).toMatchObject({ out: null, role: null, cards: ['vest'] });
    expect(you!.card).toEqual({ id: 'vest', isUsable: true, isPlayed: true });
    const again = await phone.order(apps.game, play, 'the-same-key');
    expect(again.status).toBe(200);
    expect(gameOf(apps).played).toHaveLength(1);
  });

  test('is refused in one line, and changes nothing, where it cannot be', async () => {
    const apps = await dealt('vest', 'bandage');
    const { id: victim } = holderOf(apps, 'vest');
    const { id: healer } = holderOf(apps, 'bandage');
    const [{ id: mate }] = gameOf(apps).deal.seats.filter(
      ({ card, role }) => card === 'neutral' && role === 'policeman',
    ) as [DealtSeat];
    const early = await apps.at(victim).look(apps.game);
    const mustFail = async (seat: string, command: AppCommand, refused: RegExp): Promise<void> => {
      const before = JSON.stringify(gameOf(apps));
      const { status, body } = await apps.at(seat).order(apps.game, command);
      expect(status).toBe(409);
      const no = v.parse(notDoneSchema, body);
      expect(no.refused).toMatch(refused);
      expect(no.message).toMatch(/^[^\n]+$/);
      expect(JSON.stringify(gameOf(apps))).toBe(before);
    };
    // Out of its window: it is night.
    await mustFail(victim, answering(early, { action: 'play', card: 'vest' }), /not-now/);
    await sleep(apps, victim);
    const [own, healing, bystanding] = await Promise.all(
      [victim, healer, mate].map((seat) => apps.at(seat).look(apps.game)),
    );
    // The wrong card, another's, none, one that does not exist, and one with a target that takes none.
    await mustFail(victim, answering(own!, { action: 'play', card: 'bandage' }), /wrong-card|not-now/);
    await mustFail(healer, answering(healing!, { action: 'play', card: 'vest' }), /wrong-card|not-now/);
    await mustFail(mate, answering(bystanding!, { action: 'play', card: 'vest' }), /wrong-card|not-now/);
    await mustFail(mate, answering(bystanding!, { action: 'play', card: 'neutral' }), /wrong-card|not-now/);
    await mustFail(victim, answering(own!, { action: 'play' }), /wrong-card|not-now/);
    await mustFail(victim, answering(own!, { action: 'play', card: 'joker' }), /wrong-card|not-now/);
    await mustFail(victim, answering(own!, { action: 'play', card: 'vest', target: mate }), /refusal/);
    await mustFail(victim, answering(own!, { action: 'decline', card: 'vest' }), /too-much/);
    // By a name that is not of this window, or of this person.
    await mustFail(victim, answering(early, { action: 'play', card: 'vest' }), /closed/);
    await mustFail(healer, answering(own!, { action: 'play', card: 'bandage' }), /closed/);
    expect(
      (await apps.at(healer).order(apps.game, answering(healing!, { action: 'play', card: 'bandage' }))).status,
    ).toBe(200);
    // Rescued by another: the window is over.
    await mustFail(victim, answering(own!, { action: 'play', card: 'vest' }), /closed|not-now/);
  });
});

/** Cards that this reader may know of: their own, and what lies or was shown on the table. */
function knownIn({ play }: Sight): ReadonlySet<string> {
  const { table, you } = play!.view;
  const shown = table.news.flatMap(({ card }) => (typeof card === 'string' ? [card] : []));
  return new Set([...(you?.card ? [you.card.id] : []), ...table.seats.flatMap(({ cards }) => cards), ...shown]);
}

/** Everything in a sight but what the whole table was told at the start: which cards are in play. */
function secretPart({ play, ...sight }: Sight): string {
  const { table, ...own } = play!.view;
  const { cards: _, options: __, ...rest } = table;
  return JSON.stringify({ ...sight, setting: null, lobby: null, play: { ...play, view: { ...own, table: rest } } });
}

/** Enough to see every window. */
const ROUNDS = 1;

function moveOf({ play }: Sight, chance: Chance): AppCommand | null {
  const { token, view } = play!;
  const open = view.prompts.filter(({ chosen }) => chosen === null);
  if (token === null || open.length === 0) return null;
  const prompt: Prompt = chance.pick(open);
  const { target, targets, choice } = someAnswer(prompt, chance);
  return {
    do: 'answer',
    token,
    action: prompt.action,
    ...(prompt.card !== undefined && { card: prompt.card }),
    ...(target !== undefined && { target }),
    ...(targets !== undefined && { targets: [...targets] }),
    ...(choice !== undefined && { choice }),
  };
}

test.each([
  ['spytown', ['bandage', 'last-shot']],
  ['family', ['vest', 'corner-shot']],
] as const)(
  'every sight of a game of %s with cards is as the schema says, and names nobody else’s',
  async (edition, cards) => {
    const { evening } = await dealtAt({ edition, players: 8, cards });
    const guest = evening.telegram.person({ firstName: 'Guy', languageCode: 'ru' });
    guest.enter(evening.group);
    await evening.pass(1);
    const everybody = [...phonesOf(evening), new Phone(evening, guest)];
    const game = await tableOf(everybody[0]!);
    const chance = chanceFrom(edition, 'moves');
    const windows = new Set<string>();
    let looked = 0;
    const look = async (phone: Phone) => v.parse(shownSchema, (await phone.get(`/api/tables/${game}`)).body).sight;
    for (let moment = 0; ; moment++) {
      if (moment > 500) throw new Error('the rounds did not end');
      let hasActed = false;
      let isEnough = false;
      for (const phone of everybody) {
        const sight = await look(phone);
        isEnough ||= sight.status === 'over' || sight.play!.view.table.round > ROUNDS;
        if (sight.status !== 'running') continue;
        looked++;
        windows.add(sight.play!.view.table.window?.is ?? '');
        const known = knownIn(sight);
        const secret = secretPart(sight);
        for (const card of cards) if (!known.has(card)) expect(secret, card).not.toContain(`"${card}"`);
        const move = chance.below(12) > 0 ? moveOf(sight, chance) : null;
        if (move && (await phone.order(game, move)).status === 200) hasActed = true;
      }
      if (isEnough) break;
      const next = evening.clock.next() ?? evening.clock.now();
      await evening.pass(hasActed ? 1 : Math.max(1, Math.ceil((next - evening.clock.now()) / 1000)));
    }
    for (const phone of everybody) await phone.order(game, { do: 'leave' });
    await evening.pass(3);
    // When it is over everything is shown to everybody.
    for (const phone of everybody) {
      const { play } = await look(phone);
      expect(Object.values(play!.view.table.end!.cards)).toEqual(expect.arrayContaining([...cards]));
    }
    expect(looked).toBeGreaterThan(100);
    expect([...windows]).toEqual(expect.arrayContaining(['rescue', 'dusk']));
  },
);
