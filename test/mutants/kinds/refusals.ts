import { CHECKS, COMMISSIONER, MAFIOSO, type Mutant } from '../mutant.ts';

const PLAY = 'bot/table/play.ts';

export const refusals: readonly Mutant[] = [
  {
    name: 'a refusal of send-out that tells the side',
    leaks: 'the side of whoever is named, to anybody who asks to send them out',
    file: PLAY,
    changes: [
      {
        find: "if (!away || by === seat || !isAlive(state.game, seat)) return refuse('refusal-closed');",
        put: "if (!away || by === seat || !isAlive(state.game, seat)) return refuse(state.game.seats.some(({ id, gang }) => id === seat && gang !== null) ? 'refusal-not-now' : 'refusal-closed');",
      },
    ],
    caughtBy: MAFIOSO,
  },
  {
    name: 'a seat that is held is held otherwise by the commissioner',
    leaks: 'the commissioner, to whoever wants a seat',
    file: PLAY,
    changes: [
      {
        find: "if (!isFree) return refuse('refusal-seat-held');",
        put: "if (!isFree) return refuse(game.seats.some(({ id, role }) => id === seat && role === 'commissioner') ? 'refusal-not-now' : 'refusal-seat-held');",
      },
    ],
    caughtBy: COMMISSIONER,
  },
  {
    name: 'a late answer is told whom it would have hit',
    leaks: 'the card of whoever is named in an old question',
    file: PLAY,
    changes: [
      {
        find: 'if (objection) return objection;\n  if (isLeader(state, by))',
        put: "if (objection) return state.game.seats.some(({ id, role }) => id === given.target && role === 'commissioner') ? refuse('refusal-not-now') : objection;\n  if (isLeader(state, by))",
      },
    ],
    caughtBy: COMMISSIONER,
  },
  {
    name: 'the rules refuse otherwise what names the mafia',
    leaks: 'the gang of whoever is named, by the reason',
    file: 'shared/engine/prompts.ts',
    changes: [
      {
        find: "return game.leaving.includes(act.by) ? 'leaving' : 'not-now';",
        put: "return game.leaving.includes(act.by) ? 'leaving' : findSeat(game, act.target ?? '')?.gang ? 'wrong-target' : 'not-now';",
      },
    ],
    caughtBy: MAFIOSO,
  },
  {
    name: 'a sign is refused otherwise while others sign',
    leaks: 'that the mafia are signing to each other',
    file: PLAY,
    changes: [
      {
        find: "if (viewFor(game, rulesOf(game.deal), by).mates.length === 0) return refuse('refusal-not-now');",
        put: "if (viewFor(game, rulesOf(game.deal), by).mates.length === 0) return refuse(Object.keys(desk.talk.signs).length > 0 ? 'refusal-closed' : 'refusal-not-now');",
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'a press on an old question is told how much has happened',
    leaks: 'how many hidden events there were, in a toast',
    file: PLAY,
    changes: [
      {
        find: "if (token !== tokenFor(state.game, by)) return refuse('refusal-closed');",
        put: "if (token !== tokenFor(state.game, by)) return refuse(state.log.length % 2 ? 'refusal-not-now' : 'refusal-closed');",
      },
    ],
    caughtBy: CHECKS,
  },
  {
    name: 'everybody’s haste is counted together',
    leaks: 'how much others do, by being asked to wait',
    file: 'bot/http/rate-limit.ts',
    changes: [{ find: 'take(person: PersonId): number {', put: 'take(_: PersonId, person = 0): number {' }],
    caughtBy: CHECKS,
  },
];
