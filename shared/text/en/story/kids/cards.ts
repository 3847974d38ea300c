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
    'Equal votes to the very end, so the lot decides between: { $lot }.',
    'Nobody could settle it, and the votes stay equal. The lot picks one of these: { $lot }.',
    'Eeny, meeny, miny, moe! The lot will stop at one of these: { $lot }.',
    'The votes would not budge from their tie. Now luck chooses among: { $lot }.',
    'A tie that will not come undone! Names for the lot: { $lot }.',
    'Paper slips go into the hat, because the votes are equal: { $lot }.',
    'Even, even, still even. So the lot has its turn with these: { $lot }.',
    'When counting does not help, luck does. It picks one of these: { $lot }.',
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
