/** A pointed finger, a drawn lot, and a ballot that lets everybody stay. */
export const cards = {
  'news-shot': [
    'On the way out { $by } points a finger, and { $shot } leaves, too.',
    'One last point from { $by }: it is { $shot } who goes as well.',
    '{ $by } turns round at the door and points. Leaving, too: { $shot }.',
    '“And you are coming with me!” says { $by }. That means { $shot }.',
    'Coat on, finger out: { $by } takes somebody along. It is { $shot }.',
    'Before going home { $by } points at one more player, who goes, too: { $shot }.',
    'Walking home alone is dull. { $by } points, and out comes { $shot }.',
    'Goodbye from { $by }, with one finger pointing: { $shot } is out as well.',
  ],
  'news-lot': [
    'Equal votes to the very end, so the lot decides: { $lot }.',
    'Nobody could settle it, and the votes stay equal. The lot picks { $lot }.',
    'Eeny, meeny, miny, moe! The tie ends with the lot: { $lot }.',
    'The votes would not budge from their tie. Chosen by lot: { $lot }.',
    'A tie that will not come undone! The lot says { $lot }.',
    'Paper slips into the hat, because the votes are equal. Drawn: { $lot }.',
    'Even, even, still even. So the lot has its turn: { $lot }.',
    'When counting does not help, luck does. The tie goes by lot to { $lot }.',
  ],
  'news-spared': [
    'The ballot sends nobody home.',
    'The votes let everybody keep their chairs.',
    'Nobody is voted out. You may all sit down again!',
    'The ballot has looked at everyone and chosen no one.',
    'After this ballot nobody has to pack a backpack.',
    'The vote says: stay, all of you!',
    'All suspects may stay; the ballot was in a good mood.',
    'Today’s vote ends without a goodbye.',
  ],
} as const;
