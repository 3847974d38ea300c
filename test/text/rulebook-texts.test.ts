/** What a card and a page of a rulebook hold: nothing is too long. */
import { describe, expect, test } from 'vitest';
import { rulebooks } from '../../shared/editions/index.ts';
import { LANGUAGES } from '../../shared/text/languages.ts';
import { type TextId, texts } from '../../shared/text/speak.ts';

/** A goal stands on the own card; a page is read in one message. */
const LONGEST_GOAL = 220;
const LONGEST_PAGE = 1600;

const ids = Object.keys(texts.en) as TextId[];
const tooLong = (those: readonly TextId[], longest: number): readonly string[] =>
  LANGUAGES.flatMap((language) =>
    those
      .map((id) => `${language} ${id}: ${texts[language][id].length}`)
      .filter((_, i) => texts[language][those[i]!].length > longest),
  );

describe.each(Object.values(rulebooks))('$id', ({ id: edition }) => {
  const own = ids.filter((id) => id.startsWith(`${edition}-`));

  test('goals fit on a card and pages into a message', () => {
    expect(
      tooLong(
        own.filter((id) => /-goal$/.test(id)),
        LONGEST_GOAL,
      ),
    ).toEqual([]);
    expect(
      tooLong(
        own.filter((id) => /-round-|-wins$/.test(id)),
        LONGEST_PAGE,
      ),
    ).toEqual([]);
  });
});
