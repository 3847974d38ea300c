/** The engine's view of a game, as it crosses the wire: key by key, so that nothing else can. */
import * as v from 'valibot';
import type { Prompt } from '../engine/prompt.ts';
import type { TableView, View } from '../engine/view.ts';
import {
  action,
  answer,
  calls,
  counts,
  fact,
  how,
  id,
  ids,
  NUMBER,
  news,
  optionValue,
  price,
  stage,
  text,
} from './parts.ts';

const promptSchema: v.GenericSchema<unknown, Prompt> = v.strictObject({
  slot: id,
  action,
  targets: ids,
  names: v.strictObject({ least: NUMBER, most: NUMBER }),
  choices: ids,
  award: v.exactOptional(id),
  reasons: v.exactOptional(ids),
  text: v.exactOptional(v.strictObject({ least: NUMBER, most: NUMBER })),
  card: v.exactOptional(id),
  chosen: v.nullable(answer),
  isFinal: v.boolean(),
  isStanding: v.exactOptional(v.literal(true)),
  isAside: v.exactOptional(v.literal(true)),
});

const points = v.strictObject({ main: NUMBER, penalty: NUMBER, bestMove: NUMBER, bonus: NUMBER, total: NUMBER });

const end = v.strictObject({
  winner: id,
  winners: ids,
  sides: v.record(v.string(), id),
  cards: v.record(v.string(), id),
  sealedDeal: text,
  lots: v.array(v.strictObject({ among: ids, seat: id })),
  intuition: v.array(v.strictObject({ seat: id, right: NUMBER, of: NUMBER })),
  points: v.nullable(v.record(v.string(), points)),
  judged: v.strictObject({
    penalties: v.array(v.strictObject({ penalty: price, seat: id, round: NUMBER, reason: v.nullable(id) })),
    fouls: counts,
    disqualified: v.array(v.strictObject({ seat: id, round: NUMBER, stage })),
    cancelled: v.array(NUMBER),
    guess: v.nullable(v.strictObject({ by: id, named: ids })),
    awards: v.array(v.strictObject({ seat: id, award: id })),
    protests: ids,
    grounds: v.record(v.string(), text),
  }),
  guessedRight: NUMBER,
  isContestable: v.boolean(),
});

const accusations = v.array(v.strictObject({ seat: id, by: v.nullable(id) }));

const choice = v.strictObject({
  by: id,
  action,
  target: v.exactOptional(id),
  targets: v.exactOptional(ids),
  choice: v.exactOptional(id),
  card: v.exactOptional(id),
});

const tableSchema: v.GenericSchema<unknown, TableView> = v.strictObject({
  edition: id,
  mode: id,
  options: v.record(v.string(), optionValue),
  inPlay: counts,
  cards: counts,
  host: v.nullable(id),
  round: NUMBER,
  stage,
  calls,
  seconds: v.nullable(NUMBER),
  seats: v.array(
    v.strictObject({ id, out: v.nullable(how), role: v.nullable(id), fouls: NUMBER, marks: ids, cards: ids }),
  ),
  kind: v.nullable(id),
  asked: ids,
  isTalk: v.boolean(),
  isForCards: v.boolean(),
  speaker: v.nullable(id),
  queue: ids,
  isSilent: v.boolean(),
  mayBeInterrupted: v.boolean(),
  accused: accusations,
  withdrawn: accusations,
  isListHidden: v.boolean(),
  isBallotOff: v.boolean(),
  voters: ids,
  leader: v.nullable(id),
  leads: v.nullable(v.picklist(['first', 'tie'])),
  openVotes: v.record(v.string(), id),
  repeat: NUMBER,
  window: v.nullable(v.strictObject({ is: id, seat: v.nullable(id) })),
  ready: ids,
  tally: v.nullable(
    v.strictObject({ counts, cast: v.record(v.string(), v.string()), silent: NUMBER, uncast: v.exactOptional(ids) }),
  ),
  news: v.array(news),
  end: v.nullable(end),
});

export const viewSchema: v.GenericSchema<unknown, View> = v.strictObject({
  table: tableSchema,
  you: v.nullable(
    v.strictObject({
      id,
      role: id,
      side: id,
      card: v.nullable(v.strictObject({ id, isUsable: v.boolean(), isPlayed: v.boolean() })),
    }),
  ),
  facts: v.array(fact),
  gangChoices: v.array(choice),
  mates: ids,
  prompts: v.array(promptSchema),
  bench: v.nullable(v.strictObject({ accused: accusations, withdrawn: accusations, choices: v.array(choice) })),
});
