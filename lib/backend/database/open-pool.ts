import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { connectPatiently } from './connect-patiently';
import { knockBy } from './signs-of-life';
import { type Connection, forgetPatience, watchConnection, watchPool } from './watch-connection';

type Pool = Payload['db']['pool'];

/**
 * Connections to the database that may break at any moment without ending the process: an error that nobody listens
 * for would. Whoever asks something on a broken one is told; the pool opens new ones by itself.
 */
export function openPool(adapter: PostgresAdapter): Pool {
  const { payload } = adapter;
  const pool = watchedPool(adapter);
  pool.on('release', (_error, connection: Connection) => forgetPatience(connection));
  connectPatiently(pool);
  watchPool(pool);
  pool.on('error', (error) => {
    payload.logger.warn(`A connection to the database was lost: ${error.message}`);
  });
  knockBeside(pool, adapter);
  return pool;
}

function watchedPool(
  { pg, poolOptions }: PostgresAdapter,
  more: { max?: number; allowExitOnIdle?: boolean } = {},
): Pool {
  const pool: Pool = new pg.Pool({
    ...poolOptions,
    ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    ...more,
  });
  pool.on('connect', (connection: Connection) => {
    connection.on('error', () => {});
    watchConnection(connection);
  });
  return pool;
}

/** Knocks on a connection that nothing else has: while all are busy with what takes long, who waits for one learns nothing of the database. */
function knockBeside(pool: Pool, adapter: PostgresAdapter): void {
  const door = watchedPool(adapter, { max: 1, allowExitOnIdle: true });
  door.on('error', () => {});
  knockBy(() => door.query('select 1'));
  const { end } = pool;
  Object.assign(pool, { end: () => Promise.all([Reflect.apply(end, pool, []), door.end()]) });
}

/** An open connection, and with it a database that answers. A database that is missing is made, if we may. */
export async function reachDatabase(adapter: PostgresAdapter): Promise<void> {
  try {
    (await adapter.pool.connect()).release();
  } catch (error) {
    if (isMissing(error) && (await adapter.createDatabase())) return reachDatabase(adapter);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`cannot connect to the database: ${reason}`, { cause: error });
  }
}

const missingDatabase = '3D000';
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === missingDatabase;
