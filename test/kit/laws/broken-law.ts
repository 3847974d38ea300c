class BrokenLaw extends Error {}

export function broken(law: string, ...details: readonly unknown[]): never {
  throw new BrokenLaw(`${law}\n${details.map((detail) => JSON.stringify(detail)?.slice(0, 6000)).join('\n')}`);
}
