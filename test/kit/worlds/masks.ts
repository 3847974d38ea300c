/** Takes out of what somebody reads what differs by design. Lengths stay, and so does what is like what. */

/** The hash of the sealed deal: everybody reads it, and nobody can tell from it what it seals. */
const SEAL = /\b[0-9a-f]{64}\b/g;
/** Made from what is shown, and so from the seal. */
const VERSION = /(?<="version":"|^id: |since=)[\w-]{22}(?![\w-])/gm;
/** The name of an uploaded part, by lot. */
const PART = /attach:\/\/\w+/g;

/** One reader's own: what was called the same is called the same. */
export function maskFor(): (text: string) => string {
  const names = new Map<string, string>();
  const named = (kind: string) => (drawn: string) => {
    const name = names.get(drawn) ?? `${kind}${names.size}`.padEnd(drawn.length, '#');
    names.set(drawn, name);
    return name;
  };
  const [seal, version] = [named('seal'), named('version')];
  return (text) =>
    text
      .replace(SEAL, seal)
      .replace(VERSION, version)
      .replace(PART, 'attach://')
      .replace(/127\.0\.0\.1:\d{4,5}/g, 'here');
}
