/** The form of a written game. Whatever is not in it is a mistake, never ignored. */
import * as v from 'valibot';
import { ACTIONS } from '../../../shared/engine/words.ts';

const id = v.pipe(v.string(), v.nonEmpty());
const ids = v.array(id);

const command = v.strictObject({
  by: id,
  action: v.picklist(ACTIONS),
  target: v.optional(id),
  targets: v.optional(ids),
  card: v.optional(id),
  choice: v.optional(id),
  reason: v.optional(id),
  text: v.optional(v.string()),
});

const fact = v.union([
  v.strictObject({ about: id, role: id }),
  v.strictObject({ about: id, side: id }),
  v.strictObject({ about: id, is: id, value: v.union([v.boolean(), v.number()]) }),
  v.strictObject({ plan: ids }),
]);
const facts = v.record(id, v.array(fact));
const news = v.array(v.record(id, v.union([v.string(), v.number(), v.boolean(), v.null(), ids])));
const numbers = v.record(id, v.number());

const expectation = v.strictObject({
  stage: v.optional(id),
  alive: v.optional(ids),
  out: v.optional(ids),
  can: v.optional(v.record(id, v.array(v.picklist(ACTIONS)))),
  targets: v.optional(v.record(id, v.record(v.picklist(ACTIONS), ids))),
  learned: v.optional(facts),
  unlearned: v.optional(facts),
  news: v.optional(news),
  unnews: v.optional(news),
  votes: v.optional(numbers),
  accused: v.optional(ids),
  speaker: v.optional(v.nullable(id)),
  sides: v.optional(v.record(id, id)),
  fouls: v.optional(numbers),
  points: v.optional(numbers),
  nominees: v.optional(v.record(id, v.nullable(ids))),
  protocol: v.optional(v.record(id, v.unknown())),
  winner: v.optional(v.nullable(id)),
  winners: v.optional(ids),
});

const kinds = {
  until: id,
  do: command,
  votes: v.record(id, id),
  rejects: command,
  wait: v.pipe(v.number(), v.minValue(0)),
  expect: expectation,
};

export const stepSchema = v.pipe(
  v.strictObject(v.entriesFromObjects([v.partial(v.object(kinds))])),
  v.check(
    (step) => Object.keys(step).length === 1,
    'a step has exactly one of until, do, votes, rejects, wait, expect',
  ),
);

const seat = v.strictObject({ id, role: id, card: v.optional(id) });

export const fileSchema = v.strictObject({
  title: v.string(),
  rules: v.pipe(ids, v.nonEmpty()),
  edition: id,
  mode: id,
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  seats: v.pipe(v.array(seat), v.nonEmpty()),
  host: v.optional(id),
  judge: v.optional(id),
  steps: v.array(v.unknown()),
});

export type Step = v.InferOutput<typeof stepSchema>;
export type WrittenCommand = v.InferOutput<typeof command>;
export type Expectation = v.InferOutput<typeof expectation>;
export type WrittenFact = v.InferOutput<typeof fact>;
export interface Scenario extends Omit<v.InferOutput<typeof fileSchema>, 'steps'> {
  readonly steps: readonly Step[];
}

/** Something is wrong at this step. */
export class Failure extends Error {
  readonly step: number;
  constructor(step: number, what: string) {
    super(what);
    this.step = step;
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(0, `not JSON: ${(error as Error).message}`);
  }
}

export function parseScenario(json: unknown): Scenario {
  const file = valid(fileSchema, json, 0);
  return { ...file, steps: file.steps.map((step, k) => valid(stepSchema, step, k)) };
}

export function valid<S extends v.GenericSchema>(schema: S, value: unknown, step: number): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const path = v.getDotPath(issue);
  throw new Failure(step, path ? `${path}: ${issue.message}` : issue.message);
}
