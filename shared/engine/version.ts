/** Grows whenever the shape of a `Game` changes: a snapshot of another version is folded anew from its events. */
export const ENGINE_VERSION = 6;
