import type { Payload } from 'payload';
import { currentOutage, noteLost } from './outage';
import { askAndNote } from './signs-of-life';

type Pool = Payload['db']['pool'];
export type Connection = NonNullable<Parameters<Parameters<Pool['connect']>[0]>[1]>;

/**
 * How long a statement may take until its connection counts as dead, in ms: the database itself ends statements after
 * eight seconds, so one that answers nothing for longer will not any more.
 */
const longestStatement = 10_000;

/** Work that sets a limit of its own, as migrations do, is waited for by it. */
const ownLimit = /\bstatement_timeout\b/;
const patient = new WeakSet<Connection>();

/**
 * Notes what a connection loses, and ends it when one statement takes too long: a database that is frozen, or a line that
 * swallowed what was asked, says nothing, and what was begun there is undone with the connection.
 */
export function watchConnection(connection: Connection): void {
  const { query: askIt } = connection;
  const query = (...asked: unknown[]): unknown =>
    askAndNote((...noted) => Reflect.apply(askIt, connection, noted), asked, true);
  const ask = (...asked: unknown[]): unknown => {
    if (ownLimit.test(wordsOf(asked[0]))) patient.add(connection);
    // A person waits no longer, whatever is being done.
    if (patient.has(connection) && !currentOutage()) return Reflect.apply(query, connection, asked);
    return askWithin(longestStatement, connection, query, asked);
  };
  Object.assign(connection, { query: ask });
}

/** Of a connection that goes back to where others take it. */
export function forgetPatience(connection: Connection): void {
  patient.delete(connection);
}

function askWithin(
  longest: number,
  connection: Connection,
  query: (...asked: unknown[]) => unknown,
  asked: unknown[],
): unknown {
  const last = asked.at(-1);
  if (typeof last === 'function') {
    const late = setTimeout(breakOff, longest, connection);
    const tell = (...answer: unknown[]) => {
      clearTimeout(late);
      noteLost(answer[0]);
      return last(...answer);
    };
    return Reflect.apply(query, connection, [...asked.slice(0, -1), tell]);
  }
  const answer: unknown = Reflect.apply(query, connection, asked);
  if (answer instanceof Promise) {
    const late = setTimeout(breakOff, longest, connection);
    answer.catch(noteLost).finally(() => clearTimeout(late));
  }
  return answer;
}

function wordsOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
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
