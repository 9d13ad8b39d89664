import type { Payload } from 'payload';

/** Does the work; the statements like a pattern that it sent, in its transaction or not. */
export async function questionsOf(
  { db: { pool } }: Payload,
  pattern: RegExp,
  work: () => Promise<unknown>,
): Promise<[text: string, values: unknown[]][]> {
  const questions: [string, unknown[]][] = [];
  const heard = new WeakSet<object>();
  const listen = (client: { query: (...asked: unknown[]) => unknown }) => {
    // A connection is taken from the pool many times; each statement counts once.
    if (heard.has(client)) return;
    heard.add(client);
    const { query } = client;
    Object.assign(client, {
      query: (...asked: unknown[]) => {
        const { text } = asked[0] instanceof Object ? { text: '', ...asked[0] } : { text: String(asked[0]) };
        const values: unknown = asked[1];
        if (pattern.test(text)) questions.push([text, Array.isArray(values) ? values : []]);
        return Reflect.apply(query, client, asked);
      },
    });
  };
  pool.on('acquire', listen);
  await work();
  pool.off('acquire', listen);
  return [...questions];
}
