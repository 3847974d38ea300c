import { type SQL, sql } from 'drizzle-orm';

/** A value that comes when the statement runs. Drizzle takes it in `set` too, but its types say so for inserts only. */
export const given = (name: string): SQL => sql.placeholder(name) as unknown as SQL;

export const givenEach = <Name extends string>(...names: readonly Name[]): Record<Name, SQL> =>
  Object.fromEntries(names.map((name) => [name, given(name)])) as Record<Name, SQL>;
