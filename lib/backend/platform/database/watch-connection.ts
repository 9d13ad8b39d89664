import type { Payload } from 'payload';
import { trackQuery } from './liveness';
import { getCurrentOutage, recordOutage } from './outage';

type Pool = Payload['db']['pool'];
export type Connection = NonNullable<Parameters<Parameters<Pool['connect']>[0]>[1]>;

/**
 * Time without an answer after which a connection counts as dead, in ms: the database itself ends statements
 * after eight seconds.
 */
const DEAD_CONNECTION_MS = 10_000;

/** Statements that set their own timeout, as migrations do, are not limited here. */
const ownTimeoutPattern = /\bstatement_timeout\b/;
const unlimitedConnections = new WeakSet<Connection>();

/**
 * Records lost queries, and ends the connection when a statement takes too long: a frozen database or a
 * broken network path gives no error. Ending the connection rolls back its transaction.
 */
export function watchConnection(connection: Connection): void {
  const { query: originalQuery } = connection;
  const trackedQuery = (...args: unknown[]): unknown =>
    trackQuery((...trackedArgs) => Reflect.apply(originalQuery, connection, trackedArgs), args, true);
  const limitedQuery = (...args: unknown[]): unknown => {
    if (ownTimeoutPattern.test(statementText(args[0]))) unlimitedConnections.add(connection);
    // Work for a waiting user is always limited.
    if (unlimitedConnections.has(connection) && !getCurrentOutage())
      return Reflect.apply(trackedQuery, connection, args);
    return queryWithTimeout(DEAD_CONNECTION_MS, connection, trackedQuery, args);
  };
  Object.assign(connection, { query: limitedQuery });
}

/** Resets a connection that is returned to the pool. */
export function resetTimeout(connection: Connection): void {
  unlimitedConnections.delete(connection);
}

function queryWithTimeout(
  timeoutMs: number,
  connection: Connection,
  query: (...args: unknown[]) => unknown,
  args: unknown[],
): unknown {
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const timer = setTimeout(disconnect, timeoutMs, connection);
    const callbackWithTimeout = (...answer: unknown[]) => {
      clearTimeout(timer);
      recordOutage(answer[0]);
      return callback(...answer);
    };
    return Reflect.apply(query, connection, [...args.slice(0, -1), callbackWithTimeout]);
  }
  const answer: unknown = Reflect.apply(query, connection, args);
  if (answer instanceof Promise) {
    const timer = setTimeout(disconnect, timeoutMs, connection);
    answer.catch(recordOutage).finally(() => clearTimeout(timer));
  }
  return answer;
}

function statementText(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/** Does not wait for the unanswered statement; the caller's promise rejects. */
function disconnect(connection: Connection): void {
  if ('end' in connection && typeof connection.end === 'function') connection.end(() => {});
}

/** Records failures of the pool to provide a connection or an answer. */
export function watchPool(pool: Pool): void {
  for (const name of ['connect', 'query'] as const) {
    const method = pool[name];
    const trackedMethod = (...args: unknown[]): unknown => {
      const answer = trackQuery((...trackedArgs) => Reflect.apply(method, pool, trackedArgs), args, false);
      if (answer instanceof Promise) answer.catch(recordOutage);
      return answer;
    };
    Object.assign(pool, { [name]: trackedMethod });
  }
}
