/** Small pieces that several schemas are made of. */
import * as v from 'valibot';
import type { Answer, Fact, How, News, OptionValue, Price } from '../engine/model.ts';
import type { Call } from '../engine/night/calls.ts';
import { ACTIONS, type Action, ERRANDS, type Errand, STAGES, type StageName } from '../engine/words.ts';
import { LANGUAGES } from '../text/languages.ts';

/** Ids of seats, roles, sides: short words of ours. */
export const id = v.pipe(v.string(), v.maxLength(64));
export const ids = v.array(id);
export const text = v.string();
export const NUMBER = v.number();
export const counts = v.record(v.string(), v.number());
export const how: v.GenericSchema<unknown, How> = v.picklist(['shot', 'condemned', 'struck', 'left', 'disqualified']);

export const price: v.GenericSchema<unknown, Price> = v.picklist(['warn', 'foul', 'disqualify', 'defeat']);

export const action: v.GenericSchema<unknown, Action> = v.picklist(ACTIONS);

export const stage: v.GenericSchema<unknown, StageName> = v.picklist(STAGES);

const errand: v.GenericSchema<unknown, Errand> = v.picklist(ERRANDS);

export const call: v.GenericSchema<unknown, Call> = v.union([
  v.strictObject({ role: id, for: errand }),
  v.strictObject({ gang: id, for: errand }),
]);
export const calls = v.array(call);

export const news: v.GenericSchema<unknown, News> = v.record(
  v.string(),
  v.nullable(v.union([v.string(), v.number(), v.boolean(), v.array(v.string())])),
);

export const fact: v.GenericSchema<unknown, Fact> = v.union([
  v.strictObject({ about: id, role: id }),
  v.strictObject({ about: id, side: id }),
  v.strictObject({ about: id, card: id }),
  v.strictObject({ about: id, is: id, value: v.union([v.boolean(), v.number()]) }),
  v.strictObject({ plan: ids }),
]);

export const optionValue: v.GenericSchema<unknown, OptionValue> = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.array(v.string()),
]);

export const answer: v.GenericSchema<unknown, Answer> = v.strictObject({
  target: v.exactOptional(id),
  targets: v.exactOptional(ids),
  choice: v.exactOptional(id),
  card: v.exactOptional(id),
  reason: v.exactOptional(id),
  text: v.exactOptional(text),
});

export const language = v.picklist(LANGUAGES);

/** What a device gives to the shuffle when its person sits down, drawn by itself. */
export const cut = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));
