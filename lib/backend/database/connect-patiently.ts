import type { Payload } from 'payload';
import type { Connection } from './watch-connection';

type Pool = Payload['db']['pool'];
type Told = (error: unknown, connection?: Connection, release?: Connection['release']) => void;

/** What the pool says when none of its connections was free within its time, and when a new one was not made. */
const timeIsUp = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;
const isTimeUp = (error: unknown): boolean => error instanceof Error && timeIsUp.test(error.message);

/**
 * Has the pool try twice: a process that a busy machine kept from working for so long finds its time over before it has read what the database
 * answered meanwhile.
 */
export function connectPatiently(pool: Pool): void {
  const { connect } = pool;
  const once = (): Promise<Connection> => Reflect.apply(connect, pool, []);
  const twice = () => once().catch((error: unknown) => (isTimeUp(error) ? once() : Promise.reject(error)));
  const call = (told?: Told): Promise<Connection> | undefined => {
    const found = twice();
    if (!told) return found;
    found.then(
      (connection) => told(undefined, connection, connection.release),
      (error: unknown) => told(error),
    );
  };
  Object.assign(pool, { connect: call });
}
