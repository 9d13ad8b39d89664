import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, Payload } from 'payload';
import { environment } from '@/lib/environment';
import { foldTextSearch } from './fold-text-search';
import { migrate } from './migrate';
import { ensureDatabase, openPool } from './open-pool';
import type { Migration, PreviousChain } from './resolve-pending';
import { withTransactions } from './transactions';

/** The migrations of this release, and those that they replace. */
type MigrationChains = { migrations: readonly Migration[]; previousChain: PreviousChain };

/**
 * The adapter with migrations as part of connecting, so that every attempt to open Payload waits for them.
 * Payload's own migration at start ends the process on failure, takes no lock, and never releases one
 * connection, so that its pool cannot be closed.
 */
export function connectAndMigrate(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
  chains: MigrationChains,
): DatabaseAdapterObj<PostgresAdapter> {
  const init: typeof adapter.init = (args) => {
    const database = adapter.init(args);
    withTransactions(database);
    foldTextSearch(database);
    const connect = database.connect?.bind(database);
    database.connect = async (options) => {
      // Payload does not replace an existing pool.
      database.pool ??= openPool(database);
      try {
        await ensureDatabase(database);
        await connect?.(options);
        if (!options?.hotReload) await runMigrations(args.payload, chains);
      } catch (error) {
        args.payload.logger.error(error instanceof Error ? error.message : String(error));
        // Not awaited: the attempt ends regardless of open connections.
        database.pool.end().catch(() => {});
        throw error;
      }
    };
    return database;
  };
  return { ...adapter, init };
}

async function runMigrations(
  payload: Payload,
  { migrations, previousChain }: MigrationChains,
): Promise<void> {
  // Payload's own commands, such as creating a migration, run none.
  if (!environment.isMigrating()) await migrate(payload, migrations, previousChain);
}
