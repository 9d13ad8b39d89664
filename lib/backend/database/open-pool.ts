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
export function openPool({ pg, poolOptions, payload }: PostgresAdapter): Pool {
  const pool: Pool = new pg.Pool({ ...poolOptions, keepAlive: true, keepAliveInitialDelayMillis: 10_000 });
  pool.on('connect', (connection: Connection) => {
    connection.on('error', () => {});
    watchConnection(connection);
  });
  pool.on('release', (_error, connection: Connection) => forgetPatience(connection));
  connectPatiently(pool);
  // Beside what is asked: no work is done by it, and none is counted.
  const { query } = pool;
  knockBy(() => Reflect.apply(query, pool, ['select 1']));
  watchPool(pool);
  pool.on('error', (error) => {
    payload.logger.warn(`A connection to the database was lost: ${error.message}`);
  });
  return pool;
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
