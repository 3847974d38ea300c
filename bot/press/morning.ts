/** The front page of an ordinary day. */
import { boxesOf } from './boxes.ts';
import { columns } from './columns.ts';
import { rollsFor } from './dice.ts';
import { engraving } from './engraving.ts';
import { FOOT, foot } from './foot.ts';
import { head } from './head.ts';
import { MARGIN, MEASURE, PAPER } from './noir.ts';
import { PaperPage } from './page.ts';
import type { Morning } from './picture.ts';

const COLUMN = 342;
const GUTTER = 30;

export function morning(picture: Morning): PaperPage {
  const page = new PaperPage(PAPER);
  const top = head(page, picture, { masthead: 150, headline: 210, deck: 88 });
  const boxes = boxesOf(picture.boxes);
  const bottom = FOOT - 26 - (boxes.height > 0 ? boxes.height + 26 : 0);
  const hasColumn = picture.columns.length > 0;
  const frame = { x: MARGIN, y: top, width: hasColumn ? MEASURE - COLUMN - GUTTER : MEASURE, height: bottom - top };
  page.draw(engraving(frame, picture.emblems, rollsFor(picture.masthead + picture.dateline.join())));
  if (hasColumn) {
    columns(page, { ...frame, x: MARGIN + MEASURE - COLUMN, width: COLUMN }, picture.columns, picture.ad);
  }
  boxes.put(page, bottom + 26);
  foot(page, picture.foot, picture.weather);
  return page;
}
