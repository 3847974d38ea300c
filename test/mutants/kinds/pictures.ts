import { doors, type Mutant, PICTURES } from '../mutant.ts';

const TABLE = 'bot/narrator/table.ts';
const GROUP = 'groupOf(state, links);\n  return { group';
const eachPicture = (change: string) => ({
  find: GROUP,
  put: `new Map([...groupOf(state, links)].map(([subject, screen]) => [subject, screen.picture ? ${change} : screen] as const));\n  return { group`,
});
const seatOf = (role: string) => `state.game?.seats.findIndex(({ role }) => role === '${role}')`;
const APP = doors('in the app, deal');

export const pictures: readonly Mutant[] = [
  {
    name: 'the foot of the page numbers the commissioner',
    leaks: 'where he sits, in a picture',
    file: TABLE,
    changes: [eachPicture(`{ ...screen, picture: { ...screen.picture, foot: \`\${${seatOf('commissioner')}}\` } }`)],
    caughtBy: APP,
  },
  {
    name: 'a blank at the end of a caption',
    leaks: 'how many hidden events there were, below a picture',
    file: TABLE,
    changes: [eachPicture("{ ...screen, text: screen.text + '.'.repeat(state.log.length % 3) }")],
    caughtBy: PICTURES,
  },
  {
    name: 'no picture where the commissioner sits at an odd number',
    leaks: 'where he sits, by a picture that is missing',
    file: TABLE,
    changes: [eachPicture(`(${seatOf('commissioner')} ?? 0) % 2 ? { ...screen, picture: undefined } : screen`)],
    caughtBy: APP,
  },
  {
    name: 'a file is named after what was sent before',
    leaks: 'how many letters others got, by a file’s name',
    file: 'bot/courier/parcel.ts',
    changes: [
      { find: 'function newMessage({ chatId, payload }', put: 'function newMessage({ id, chatId, payload }' },
      {
        find: 'photo: fileOf(photo), caption: text }',
        put: "photo: typeof photo.file === 'string' ? photo.file : new InputFile(photo.file, `${id}.png`), caption: text }",
      },
    ],
    caughtBy: PICTURES,
  },
];
