import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, Payload } from 'payload';
import { environment } from '@/lib/environment';
import { type Migration, migrate } from './migrate';
import { openPool, reachDatabase } from './open-pool';
import { withTransactions } from './transactions';

/**
 * The adapter, with the database brought up to date as a part of connecting: whoever opens Payload, at whichever
 * attempt, waits for it. Payload's own way ends the process when a migration fails, takes no lock, and keeps a
 * connection that it never hands back: a pool with one of these cannot be ended.
 */
export function connectAndMigrate(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
  migrations: readonly Migration[],
): DatabaseAdapterObj<PostgresAdapter> {
  const init: typeof adapter.init = (args) => {
    const made = adapter.init(args);
    withTransactions(made);
    const connect = made.connect?.bind(made);
    made.connect = async (options) => {
      // Payload leaves a pool alone that is there already.
      made.pool ??= openPool(made);
      try {
        await reachDatabase(made);
        await connect?.(options);
        if (!options?.hotReload) await prepare(args.payload, migrations);
      } catch (error) {
        args.payload.logger.error(error instanceof Error ? error.message : String(error));
        // Not waited for: an attempt ends, whatever is left of its connections.
        made.pool.end().catch(() => {});
        throw error;
      }
    };
    return made;
  };
  return { ...adapter, init };
}

async function prepare(payload: Payload, migrations: readonly Migration[]): Promise<void> {
  // Payload's own commands, such as the one that writes a migration, decide for themselves.
  if (!environment.isMigrating()) await migrate(payload, migrations);
}
