/** The nights of `city`, wave by wave: whatever somebody's card lets them do, every phone shows the same picture. */
import { expect, test } from 'vitest';
import { orderBy } from '../kit/apps/app-crowd.ts';
import type { Phone as Client } from '../kit/apps/phone.ts';
import { openEvening } from '../kit/evening/evening.ts';
import { newestIn } from '../kit/evening/newest.ts';
import type { Phone } from '../kit/screens/browser.ts';
import { outline } from '../kit/screens/outline.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { holdCard, openFromGroup, sitDownOthers } from '../kit/screens/thumbs.ts';

/** Wave 1, wave 2, an either-or, two acts at once, a gang with a stranger in it, and nothing at all. */
const DECK = {
  detective: 1,
  doctor: 1,
  sleepwalker: 1,
  beauty: 1,
  citizen: 3,
  swindler: 1,
  godfather: 1,
  lawyer: 1,
  mafioso: 2,
};

const browser = await sharedBrowser();

test('everybody’s nights look alike, before and after an answer', async () => {
  const evening = await openEvening({ players: 12, app: true, seed: 'city alike' });
  await evening.meetBot();
  evening.people[0]!.write(evening.group, '/play');
  await evening.pass(2);
  const clients = (await sitDownOthers(evening, evening.people)) as readonly [Client, ...Client[]];
  const { id } = newestIn(evening);
  await orderBy(clients[0], id, { do: 'change', change: { set: 'edition', to: 'city' } });
  await orderBy(clients[0], id, { do: 'change', change: { set: 'composition', to: DECK } });
  await orderBy(clients[0], id, { do: 'begin' });
  await evening.pass(4);

  const { seats } = newestIn(evening).game;
  const kinds = [...new Map(seats.map(({ id, role }) => [role, Number(id.slice(1)) - 1]))];
  const phones: { readonly phone: Phone; readonly role: string; readonly seat: number }[] = [];
  for (const [role, seat] of kinds) {
    phones.push({ phone: await openFromGroup(browser, evening, evening.people[seat]!), role, seat });
  }
  const alike = async (page: string) => {
    for (const { phone } of phones) {
      await phone.page.locator(page).waitFor();
      await phone.stands();
    }
    const outlines = await Promise.all(phones.map(({ phone }) => phone.page.evaluate(outline)));
    for (const [i, one] of outlines.entries()) expect(one, phones[i]!.role).toEqual(outlines[0]);
  };

  await alike('.card-page');
  for (const { phone } of phones) await holdCard(phone.page);
  const others = clients.filter((_, i) => phones.every(({ seat }) => seat !== i));
  for (const client of others) await orderBy(client, id, { do: 'look' });
  for (const client of clients) {
    const { play } = await client.look(id);
    await orderBy(client, id, { do: 'answer', token: play!.token!, action: 'finish' });
  }
  await evening.pass(2);

  for (const wave of [1, 2]) {
    expect(newestIn(evening).game.stage.spec).toMatchObject({ kind: 'wave', wave });
    await alike('.night-page');
    // Somebody without a screen keeps the wave open; nobody names the one who sits there.
    const target = others[0]!.person.name;
    for (const { phone } of phones) {
      const isNoted = async () => (await phone.mainButton())?.text.startsWith('Noted');
      for (let acts = 0; acts < 2 && !(await isNoted()); acts++) {
        await phone.page.locator('.tiles button').filter({ hasText: target }).tap();
        await phone.pressMain(/^Confirm/);
        await phone.mainButtonSays(/^(Noted|Make a choice)/, false);
        await evening.settle();
      }
    }
    await alike('.night-page');
    await evening.pass(61);
  }
  for (const { phone } of phones) await phone.close();
  await evening.close();
});
