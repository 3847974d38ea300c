/** The engine's view of a game, as it crosses the wire: key by key, so that nothing else can. */
import * as v from 'valibot';
import type { Prompt } from '../engine/prompt.ts';
import type { TableView, View } from '../engine/view.ts';
import { action, answer, counts, fact, how, id, ids, NUMBER, news, optionValue, stage, text } from './parts.ts';

const promptSchema: v.GenericSchema<unknown, Prompt> = v.strictObject({
  slot: id,
  action,
  targets: ids,
  names: v.strictObject({ least: NUMBER, most: NUMBER }),
  choices: ids,
  chosen: v.nullable(answer),
  isFinal: v.boolean(),
});

const end = v.strictObject({
  winner: id,
  winners: ids,
  sides: v.record(v.string(), id),
  sealedDeal: text,
  intuition: v.array(v.strictObject({ seat: id, right: NUMBER, of: NUMBER })),
});

const accusations = v.array(v.strictObject({ seat: id, by: id }));

const tableSchema: v.GenericSchema<unknown, TableView> = v.strictObject({
  edition: id,
  mode: id,
  options: v.record(v.string(), optionValue),
  inPlay: counts,
  host: v.nullable(id),
  round: NUMBER,
  stage,
  seconds: v.nullable(NUMBER),
  seats: v.array(v.strictObject({ id, out: v.nullable(how), role: v.nullable(id), marks: ids })),
  speaker: v.nullable(id),
  queue: ids,
  accused: accusations,
  withdrawn: accusations,
  voters: ids,
  ready: ids,
  tally: v.nullable(v.strictObject({ counts, cast: v.record(v.string(), v.string()), silent: NUMBER })),
  news: v.array(news),
  end: v.nullable(end),
});

export const viewSchema: v.GenericSchema<unknown, View> = v.strictObject({
  table: tableSchema,
  you: v.nullable(v.strictObject({ id, role: id, side: id })),
  facts: v.array(fact),
  gangChoices: v.array(
    v.strictObject({
      by: id,
      action,
      target: v.exactOptional(id),
      targets: v.exactOptional(ids),
      choice: v.exactOptional(id),
      card: v.exactOptional(id),
    }),
  ),
  mates: ids,
  prompts: v.array(promptSchema),
});
