/** A whole judged game of `sport` in the Mini App: ten players and the judge's console, all of them on screens. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { speaker } from '../../shared/text/speak.ts';
import { openEvening } from '../kit/evening/evening.ts';
import { button, Court } from '../kit/screens/court.ts';
import { sharedBrowser } from '../kit/screens/shared-browser.ts';
import { openFromGroup, sitDownByApp } from '../kit/screens/thumbs.ts';

const say = speaker('en');
/** As it was written, whatever it looks like. */
const GROUNDS = 'They <b>whispered</b> & looked at me.';
const browser = await sharedBrowser();

async function gathered(): Promise<Court> {
  const evening = await openEvening({ players: 11, app: true, seed: 'a judged game' });
  const [, ...rest] = evening.people;
  const judge = rest.at(-1)!;
  const phones = await sitDownByApp(browser, evening, evening.people.slice(0, 10));
  const first = phones[0]!.page;
  await button(first, say('app-lobby-settings')).tap();
  await first.getByText(say('sport-name'), { exact: true }).first().tap();
  await first.getByText(say('sport-mode-standard-about')).waitFor();
  await phones[0]!.pressBack();
  const bench = await openFromGroup(browser, evening, judge);
  await button(bench.page, say('app-lobby-judge')).tap();
  await bench.page.getByText(say('sport-app-lobby-hosting')).waitFor();
  await phones[0]!.pressMain(say('app-lobby-begin'));
  await bench.page.locator('.judge-rows').waitFor();
  await evening.pass(4);
  return new Court(evening, phones, bench);
}

test('a tie that shrinks, a raise, fouls, a best move, a protest, the protocol', async () => {
  const court = await gathered();
  const { evening, judge } = court;
  const { page: bench } = judge;
  const [don] = court.who('don') as [number];
  const [first, second] = court.who('mafioso') as [number, number];
  const reds = court.who('citizen');
  const [a, b, c, d, e, f] = reds as [number, number, number, number, number, number];

  // The meeting night: the don's order reaches the judge and the blacks, and the minute is not cut short.
  const donPage = court.phone(don).page;
  await donPage.locator('.night-page').waitFor();
  for (const number of [a, b])
    await donPage
      .locator('.tiles button')
      .filter({ hasText: new RegExp(`^${number}\\D`) })
      .tap();
  await court.phone(don).pressMain(/^Confirm/);
  await bench
    .locator('.judge-votes')
    .getByText(`${say('action-plan')} · ${don}`)
    .waitFor();
  expect(court.stage).toBe('night 1');
  await court.until('talk 1');

  // Cards are shut until they are tapped, one or all, and shut again when the phone is put away.
  const roleOf = (number: number) => bench.locator('.judge-role').nth(number - 1);
  expect(await roleOf(don).getAttribute('aria-label')).toContain('hidden');
  await roleOf(don).tap();
  expect(await roleOf(don).getAttribute('aria-label')).toContain(say('sport-role-don'));
  expect(await roleOf(a).getAttribute('aria-label')).toContain('hidden');
  await judge.setVisible(false);
  await bench.getByRole('button', { name: `Role of no. ${don}: hidden, tap to see` }).waitFor();
  await judge.setVisible(true);

  // Four are nominated; players do not see the list before the ballot, the judge does. Three fouls cost d the speech.
  const whispered = say('sport-offence-out-of-turn');
  expect(await court.foul(d, whispered)).toContain(`number 1. Reason: ${whispered}`);
  expect(court.game.judged.penalties.at(-1)).toMatchObject({ penalty: 'foul', reason: 'out-of-turn' });
  await court.foul(d);
  expect(await court.foul(d)).toContain(say('app-judge-foul-third'));
  // A warning is written down and costs nothing.
  await court.rule(e, say('app-judge-warn'), say('sport-offence-knocking'), /^Oral warning$/);
  await court.reached(({ judged }) => judged.penalties.at(-1)?.penalty === 'warn');
  expect(court.game.judged.fouls[court.game.seats[e - 1]!.id]).toBeUndefined();
  const speakers = court.alive.filter((number) => number !== d);
  const named = [a, first, b, c];
  const nominations = Object.fromEntries(named.map((number, i) => [speakers[i]!, number]));
  const lost: number[] = [];
  while (court.game.stage.name === 'talk') {
    const by = court.speaking;
    if (by === d) {
      lost.push(court.game.stage.seconds ?? 0);
      await court.phone(d).page.getByText(say('app-word-lost')).first().waitFor();
    }
    const target = nominations[by];
    if (target !== undefined) {
      await court.nominate(by, target);
      await bench
        .locator('.judge-list .tag-seal')
        .filter({ hasText: `${target}` })
        .first()
        .waitFor();
      expect(
        await court
          .phone(court.alive.find((one) => one !== by)!)
          .page.locator('.seat-accused')
          .count(),
      ).toBe(0);
    }
    await court.finish();
  }
  expect(lost).toEqual([10]);
  expect(court.stage).toBe('vote 1');

  // Three share the most, then two of them, then the same two again; the table sends both out.
  await court.vote([a, a, a, first, first, first, b, b, b, c]);
  expect(court.stage).toBe('runoff 1');
  await court.speeches();
  await court.vote([a, a, a, a, first, first, first, first, b, b]);
  expect(court.game.accused).toHaveLength(2);
  await court.speeches();
  await court.vote([a, a, a, a, a, first, first, first, first, first]);
  expect(court.stage).toBe('raise 1');
  await bench.locator('.judge-votes').getByText(say('choice-yes')).waitFor();
  await court.raise(['Yes', 'Yes', 'Yes', 'Yes', 'Yes', 'Yes', 'No', 'No', 'No', 'No']);
  expect(court.stage).toBe('verdict 1');
  expect(court.alive).toHaveLength(8);
  await court.speeches();

  // Both blacks who are left shoot b, who makes a best move.
  expect(court.stage).toBe('night 2');
  for (const by of [don, second]) await court.shoot(by, b);
  await bench
    .locator('.judge-votes')
    .getByText(`→ ${b} · ${court.name(b)}`)
    .first()
    .waitFor();
  await court.until('morning 2');
  const lastWord = court.phone(b).page;
  await button(lastWord, say('app-do-guess')).tap();
  for (const number of [don, first, c]) {
    await lastWord
      .locator('dialog .answers button')
      .filter({ hasText: new RegExp(`^${number}\\D`) })
      .tap();
  }
  await button(lastWord, /^Confirm/).tap();
  await court.reached(({ judged }) => judged.guess?.named.length === 3);
  await court.finish();

  // A foul by mistake is taken back; the fourth of d puts him out, and the ballot is off.
  expect(court.stage).toBe('talk 2');
  await court.foul(e);
  await button(bench, new RegExp(`^Undo foul, no. ${e}`)).tap();
  await button(bench, say('app-judge-undo')).tap();
  await court.reached(({ judged, seats }) => judged.fouls[seats[e - 1]!.id] === undefined);
  await bench.locator('dialog').waitFor({ state: 'detached' });
  expect(await court.foul(d)).toContain(say('app-judge-foul-fourth'));
  expect(court.alive).not.toContain(d);
  await bench.getByText(say('app-judge-off')).waitFor();
  await court.phone(c).page.getByText(say('app-ballot-off')).waitFor();

  // The clock stands while the judge wants it to.
  const { serial } = court.game.stage;
  await button(bench, say('app-judge-pause')).tap();
  await button(bench, say('app-judge-resume')).waitFor();
  await evening.pass(600);
  expect(court.game.stage.serial).toBe(serial);
  await button(bench, say('app-judge-resume')).tap();
  await button(bench, say('app-judge-pause')).waitFor();
  await court.speeches({ [court.speaking]: c });
  expect(court.stage).toBe('night 3');

  // A miss; then the don is voted out, and after another miss the last black.
  await court.until('talk 3');
  await court.speeches({ [court.speaking]: don });
  await court.vote(court.alive.map(() => don));
  expect(court.stage).toBe('verdict 3');
  await court.finish();
  await court.until('talk 4');
  await court.speeches({ [court.speaking]: second });
  await court.vote(court.alive.map(() => second));
  expect(court.game.outcome?.winner).toBe('red');

  // A protest, three bonuses, the signature.
  const losing = court.phone(don).page;
  await losing.getByRole('heading', { level: 1, name: 'The reds have won' }).waitFor();
  await button(losing, say('app-result-protest')).tap();
  await losing.locator('dialog textarea').fill(GROUNDS);
  await losing
    .locator('dialog')
    .getByRole('button', { name: say('app-result-protest'), exact: true })
    .tap();
  await losing.getByText(say('app-result-protested')).waitFor();
  for (const [award, number] of [
    ['best', c],
    ['second', f],
    ['loser', don],
  ] as const) {
    await button(bench, say(`ask-bonus-${award}`)).tap();
    await bench
      .locator('dialog .answers button')
      .filter({ hasText: new RegExp(`^${number}\\D`) })
      .tap();
    await button(bench, /^Confirm/).tap();
    await court.reached(({ judged }) => judged.awards.some((one) => one.award === award));
  }
  await bench.locator('dialog').waitFor({ state: 'detached' });
  const points = bench.locator('.judge-points li');
  await points
    .filter({ hasText: court.name(c) })
    .filter({ hasText: /3$/ })
    .waitFor();
  await points.filter({ hasText: `${court.name(b)}2.25` }).waitFor();
  await button(bench, say('app-judge-sign')).tap();
  await bench
    .locator('dialog')
    .getByRole('button', { name: say('app-judge-sign'), exact: true })
    .tap();
  await bench.getByText(say('app-judge-signed'), { exact: true }).waitFor();
  await button(bench, say('app-judge-protocol')).tap();
  await bench.locator('.protocol').waitFor();
  await bench.getByText(say('app-protocol-signed', { name: evening.people[10]!.name })).waitFor();
  expect(await bench.locator('.protocol-rows tbody tr').count()).toBe(10);
  await bench.getByText(`foul: ${whispered}`).waitFor();
  await bench.getByText(`oral warning: ${say('sport-offence-knocking')}`).waitFor();
  await bench.getByText(`№ ${don}: ${GROUNDS}`).waitFor();

  // The group reads the end when Telegram lets the bot write it.
  await evening.pass(90);
  await printed(court);
  expect(evening.telegram.faults).toEqual([]);
  for (let number = 1; number <= 10; number++) await court.phone(number).close();
  await judge.close();
  await evening.close();
});

/** The page to print: one sheet of A4, everything on it, nothing of the screen's own. */
async function printed(court: Court): Promise<void> {
  const { evening, game } = court;
  const end = evening.group.messages.findLast(({ buttons }) =>
    buttons.flat().some(({ text }) => text.includes('Protocol')),
  );
  const { url } = end!.buttons.flat().find(({ text }) => text.includes('Protocol'))!;
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url!);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('nav').isVisible()).toBe(false);
  const text = await page.locator('body').innerText();
  for (const row of game.seats.keys()) expect(text).toContain(court.name(row + 1));
  for (const word of ['BEST MOVE', 'Revote', 'All leave', 'PROTESTS', 'the reds', GROUNDS])
    expect(text).toContain(word);
  expect(text).toContain(`foul: ${say('sport-offence-out-of-turn')}`);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1')) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  if (process.env.KEEP) writeFileSync(join(process.env.KEEP, 'protocol.pdf'), pdf);
  const json = await (await page.request.get(`${url}.json`)).json();
  expect(json).toMatchObject({ winner: 'red', signed: true, judge: evening.people[10]!.name });
  expect(json.ballots.map(({ kind }: { kind: string }) => kind)).toEqual([
    'vote',
    'runoff',
    'runoff',
    'raise',
    'vote',
    'vote',
  ]);
  await context.close();
}
