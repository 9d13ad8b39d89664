import type { Payload } from 'payload';
import { currentOutage, noteLost } from './outage';
import { askAndNote } from './signs-of-life';

type Pool = Payload['db']['pool'];
export type Connection = NonNullable<Parameters<Parameters<Pool['connect']>[0]>[1]>;

/** How long a statement may take while a person waits for it, in ms: others who write the same document come first. */
const longestStatement = 10_000;

/**
 * Notes what a connection loses, and ends it when one statement of a person's takes too long: a database that is frozen
 * says nothing, and what was begun there is undone with the connection.
 */
export function watchConnection(connection: Connection): void {
  const { query: askIt } = connection;
  const query = (...asked: unknown[]): unknown =>
    askAndNote((...noted) => Reflect.apply(askIt, connection, noted), asked, true);
  const ask = (...asked: unknown[]): unknown => {
    if (!currentOutage()) return Reflect.apply(query, connection, asked);
    const late = setTimeout(breakOff, longestStatement, connection);
    const last = asked.at(-1);
    if (typeof last === 'function')
      asked[asked.length - 1] = (...answer: unknown[]) => {
        clearTimeout(late);
        noteLost(answer[0]);
        return last(...answer);
      };
    const answer: unknown = Reflect.apply(query, connection, asked);
    if (answer instanceof Promise) answer.catch(noteLost).finally(() => clearTimeout(late));
    return answer;
  };
  Object.assign(connection, { query: ask });
}

/** Without waiting for the statement that is not answered; whoever asked is told by its rejection. */
function breakOff(connection: Connection): void {
  if ('end' in connection && typeof connection.end === 'function') connection.end(() => {});
}

/** Notes what a pool cannot give: a connection, or an answer. */
export function watchPool(pool: Pool): void {
  for (const name of ['connect', 'query'] as const) {
    const method = pool[name];
    const call = (...asked: unknown[]): unknown => {
      const answer = askAndNote((...noted) => Reflect.apply(method, pool, noted), asked, false);
      if (answer instanceof Promise) answer.catch(noteLost);
      return answer;
    };
    Object.assign(pool, { [name]: call });
  }
}
