/** A seat's number and its name stay on one line. */
export const tied = (text: string): string => text.replaceAll(' · ', '\u00a0·\u00a0');
