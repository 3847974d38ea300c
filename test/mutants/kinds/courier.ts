import { CHECKS, deeds, type Mutant } from '../mutant.ts';

export const courier: readonly Mutant[] = [
  {
    name: 'edits wait for every letter that was ever sent',
    leaks: 'how many letters others got, by the moment of an edit',
    file: 'bot/courier/courier.ts',
    changes: [
      { find: 'last + message.pace * 1000 : null;', put: 'last + message.pace * 1000 + this.#settled : null;' },
    ],
    caughtBy: deeds('family, whom a citizen'),
  },
  {
    name: 'the night’s message is edited when nothing has changed',
    leaks: 'every act, by an edit in the group',
    file: 'bot/narrator/mail.ts',
    changes: [
      {
        find: 'return isSame(old, message) ? [] :',
        put: "return isSame(old, message) && !subject.startsWith('night') ? [] :",
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'letters come without a sound after an odd number of events',
    leaks: 'how many hidden events there were, by the ear',
    file: 'bot/hosting/mailbox.ts',
    changes: [
      {
        find: 'isAsleep(shown, now + ahead) || isAsleep(told, now + ahead) ?',
        put: 'isAsleep(shown, now + ahead) || after.log.length % 2 === 1 ?',
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'what is told may be forwarded after an odd number of events',
    leaks: 'how many hidden events there were, by what may be saved',
    file: 'bot/hosting/mailbox.ts',
    changes: [
      {
        find: 'const silent = (letter: Letter): Letter => ({ ...letter, message: { ...letter.message, isSilent: true } });',
        put: 'const silent = (letter: Letter): Letter => ({ ...letter, message: { ...letter.message, isProtected: true } });',
      },
      { find: 'isAsleep(shown, now + ahead) || isAsleep(told, now + ahead) ?', put: 'after.log.length % 2 === 1 ?' },
    ],
    caughtBy: CHECKS,
  },
];
