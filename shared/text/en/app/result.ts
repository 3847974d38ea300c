export const result = {} as const;
