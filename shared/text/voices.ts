/** Which text is meant where several voices may have one of their own. */

/** Whether there is a text with this id, as far as whoever asks has texts. */
export type HasText<Id extends string> = (id: string) => id is Id;

/** The text of the first of these voices that has one of its own. */
export const ownIdIn = <Id extends string>(voices: readonly string[], id: string, has: HasText<Id>): Id | null =>
  voices.map((voice) => `${voice}-${id}`).find(has) ?? null;

/** Where none of them has, the common one. */
export const idIn = <Id extends string>(voices: readonly string[], id: string, has: HasText<Id>): Id | null =>
  ownIdIn(voices, id, has) ?? (has(id) ? id : null);
