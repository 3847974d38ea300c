/** Gestures that members of a gang may make at night. A fixed set: the booklets allow signs, not words. */
export const SIGNS = ['yes', 'no', 'this-one', 'another', 'wait', 'quiet'] as const;
export type Sign = (typeof SIGNS)[number];
