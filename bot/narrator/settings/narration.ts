/** How a game is going to be told: what is said of it in the settings, and what can be chosen there. */
import { hasText, type Speak } from '../../../shared/text/speak.ts';
import { type Manner, TONES } from '../../../shared/text/story/beats.ts';
import { isSameNight, NIGHTS, nightText, ZONES, zoneId } from '../../../shared/wire/hours.ts';
import type { LobbyNarration } from '../../../shared/wire/narration.ts';
import { blocks, lines } from '../../chat/message.ts';
import type { Desk } from '../../table/desk.ts';
import { mannerOf } from '../story/manner.ts';
import { capital, type Words } from '../words.ts';
import { type Built, back, button, inRows, type Sheet, ticked } from './sheet.ts';

export function narrationSight(desk: Desk, hasPrinter: boolean): LobbyNarration {
  const { narration } = desk;
  const manner = mannerOf(desk);
  return {
    manner,
    tones: manner === narration.tone ? TONES : [],
    pictures: hasPrinter ? narration.pictures : null,
    hours: narration.hours,
  };
}

/** In a few words: `noir, with pictures`. */
export function narrationText(desk: Desk, { say }: Words, hasPrinter: boolean): string {
  const { manner: id, pictures } = narrationSight(desk, hasPrinter);
  const manner = say(`manner-${id}`);
  return pictures ? say('narration-with-pictures', { manner }) : manner;
}

export function narrationPage(sheet: Sheet): Built {
  const { say } = sheet.words;
  const { manner, tones, pictures, hours } = narrationSight(sheet.desk, sheet.hasPrinter);
  const nameOf = (tone: Manner) => capital(say(`manner-${tone}`));
  const about = tones.map((tone) => `<b>${nameOf(tone)}</b>: ${say(`manner-about-${tone}`)}`);
  const toneRow = tones.map((tone) => button(ticked(nameOf(tone), tone === manner), sheet, { set: 'tone', to: tone }));
  const value = pictures === null ? '' : say(pictures ? 'settings-on' : 'settings-off');
  const nights = NIGHTS.map((night) =>
    button(ticked(nightText(night), hours !== null && isSameNight(hours, night)), sheet, { set: 'hours', to: night }),
  );
  return {
    text: blocks(
      lines(...about) || say(`manner-about-${manner}`),
      `<b>${say('app-quiet-hours')}</b>: ${say('quiet-hours-about')}`,
    ),
    buttons: [
      ...(toneRow.length > 0 ? [toneRow] : []),
      ...(pictures === null
        ? []
        : [[button(say('settings-pictures', { value }), sheet, { set: 'pictures', to: !pictures })]]),
      [button(say('settings-quiet-hours'), sheet, { open: 'narration' })],
      [button(ticked(capital(say('quiet-hours-off')), hours === null), sheet, { set: 'hours', to: null })],
      ...inRows(nights, 2),
      ...(hours ? [[button(say('settings-zone', { value: zoneText(hours.zone, say) }), sheet, { open: 'zone' })]] : []),
      back(sheet),
    ],
  };
}

export function zonePage(sheet: Sheet): Built {
  const { say } = sheet.words;
  const now = sheet.desk.narration.hours?.zone;
  const zones = ZONES.map((zone) =>
    button(ticked(capital(zoneText(zone, say)), zone === now), sheet, { set: 'zone', to: zone }),
  );
  return { text: say('settings-zone-choose'), buttons: [...inRows(zones, 2), back(sheet, 'narration')] };
}

/** One that only another release offers has no name but its own. */
function zoneText(zone: string, say: Speak): string {
  const id = `zone-${zoneId(zone)}`;
  return hasText(id) ? say(id) : zone;
}
