import type { Payload } from 'payload';

/** Runs `work`; returns the SQL statements matching a pattern that it sent, inside transactions or not. */
export async function recordStatements(
  { db: { pool } }: Payload,
  pattern: RegExp,
  work: () => Promise<unknown>,
): Promise<[text: string, values: unknown[]][]> {
  const statements: [string, unknown[]][] = [];
  const observed = new WeakSet<object>();
  const observe = (client: { query: (...args: unknown[]) => unknown }) => {
    // A connection is acquired many times; each statement counts once.
    if (observed.has(client)) return;
    observed.add(client);
    const { query } = client;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const { text } = args[0] instanceof Object ? { text: '', ...args[0] } : { text: String(args[0]) };
        const values: unknown = args[1];
        if (pattern.test(text)) statements.push([text, Array.isArray(values) ? values : []]);
        return Reflect.apply(query, client, args);
      },
    });
  };
  pool.on('acquire', observe);
  await work();
  pool.off('acquire', observe);
  return [...statements];
}
