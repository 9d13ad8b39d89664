import type { Payload } from 'payload';
import type { Connection } from './watch-connection';

type Pool = Payload['db']['pool'];
type ConnectCallback = (error: unknown, connection?: Connection, release?: Connection['release']) => void;

/**
 * Errors of the pool when no connection was free in time, and when a new connection was not established in
 * time.
 */
const timeoutPattern =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;
const isConnectTimeout = (error: unknown): boolean =>
  error instanceof Error && timeoutPattern.test(error.message);

/**
 * Makes the pool retry a timed-out connection once. On a busy machine the process may have been suspended
 * until its own timeout, although the database had answered.
 */
export function retryConnect(pool: Pool): void {
  const { connect } = pool;
  const connectOnce = (): Promise<Connection> => Reflect.apply(connect, pool, []);
  const connectWithRetry = () =>
    connectOnce().catch((error: unknown) =>
      isConnectTimeout(error) ? connectOnce() : Promise.reject(error),
    );
  const connectOverride = (callback?: ConnectCallback): Promise<Connection> | undefined => {
    const connected = connectWithRetry();
    if (!callback) return connected;
    connected.then(
      (connection) => callback(undefined, connection, connection.release),
      (error: unknown) => callback(error),
    );
  };
  Object.assign(pool, { connect: connectOverride });
}
