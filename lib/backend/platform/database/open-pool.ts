import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { setDatabaseProbe } from './liveness';
import { retryConnect } from './retry-connect';
import { type Connection, resetTimeout, watchConnection, watchPool } from './watch-connection';

type Pool = Payload['db']['pool'];

/**
 * Opens a pool whose connections may break at any time without ending the process, which an unhandled error
 * event would do. Pending queries on a broken connection reject; the pool opens new connections itself.
 */
export function openPool(adapter: PostgresAdapter): Pool {
  const { payload } = adapter;
  const pool = createWatchedPool(adapter);
  pool.on('release', (_error, connection: Connection) => resetTimeout(connection));
  retryConnect(pool);
  watchPool(pool);
  pool.on('error', (error) => {
    payload.logger.warn(`A connection to the database was lost: ${error.message}`);
  });
  probeSeparately(pool, adapter);
  return pool;
}

function createWatchedPool(
  { pg, poolOptions }: PostgresAdapter,
  options: { max?: number; allowExitOnIdle?: boolean } = {},
): Pool {
  const pool: Pool = new pg.Pool({
    ...poolOptions,
    ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    ...options,
  });
  pool.on('connect', (connection: Connection) => {
    connection.on('error', () => {});
    watchConnection(connection);
  });
  return pool;
}

/**
 * Probes the database on a dedicated connection: while all pool connections are busy, queued requests cannot
 * tell whether the database responds.
 */
function probeSeparately(pool: Pool, adapter: PostgresAdapter): void {
  const probePool = createWatchedPool(adapter, { max: 1, allowExitOnIdle: true });
  probePool.on('error', () => {});
  setDatabaseProbe(() => probePool.query('select 1'));
  const { end } = pool;
  Object.assign(pool, { end: () => Promise.all([Reflect.apply(end, pool, []), probePool.end()]) });
}

/** Opens a connection to verify that the database responds. Creates a missing database if permitted. */
export async function ensureDatabase(adapter: PostgresAdapter): Promise<void> {
  try {
    (await adapter.pool.connect()).release();
  } catch (error) {
    if (isMissingDatabase(error) && (await adapter.createDatabase())) return ensureDatabase(adapter);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`cannot connect to the database: ${reason}`, { cause: error });
  }
}

const invalidCatalogNameCode = '3D000';
const isMissingDatabase = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === invalidCatalogNameCode;
