/** What every picture of a table has in common. */
import type { SeatId } from '../../../shared/engine/ids.ts';
import type { RoleId } from '../../../shared/engine/model.ts';
import { MARK } from '../../../shared/wire/strengths.ts';
import type { Look } from '../../press/picture.ts';
import { type Desk, sitterAt } from '../../table/desk.ts';
import { modeOf } from '../../table/lobby.ts';
import type { PublicStage } from '../stage.ts';

export const lookOf = ({ setting }: Desk): Look => (modeOf(setting).dress ? 'kids' : 'noir');

/** A role as it is drawn in this mode. */
export const emblemOf = ({ setting }: Desk, role: RoleId | null): string =>
  role === null ? 'face-down' : (modeOf(setting).dress?.emblems[role] ?? role);

/** Letters that our fonts have. */
const PRINTED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}]/u;

type Seated = Pick<PublicStage, 'desk' | 'table'>;

/** As people write it themselves; whoever has nothing in their name that can be printed is called by the number. */
export function nameOf({ desk, table }: Seated, seat: SeatId): string {
  const name = (sitterAt(desk, seat)?.name ?? seat).replace(MARK, '').trim();
  return PRINTED.test(name) ? name : `№ ${table.seats.findIndex(({ id }) => id === seat) + 1}`;
}

const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** A line of a message as people read it, without the marks of how it looks. */
export const asRead = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|amp);/g, (sign) => SIGNS[sign] ?? sign);

/** A line of a message for the press: nobody's number stands beside a name that cannot be printed. */
export const asPrinted = (stage: Seated, html: string): string =>
  stage.table.seats.reduce((line, { id }, i) => {
    const name = sitterAt(stage.desk, id)?.name ?? id;
    return PRINTED.test(name) ? line : line.replaceAll(`${name} (${i + 1})`, nameOf(stage, id));
  }, asRead(html));

/** Whoever practises alone goes from one message to the next, and waits for no picture. */
export const hasPictures = ({ narration, practice: { solo } }: Desk): boolean => narration.pictures && solo === null;
