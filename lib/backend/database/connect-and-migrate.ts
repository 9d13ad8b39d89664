import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload';
import { type Migration, migrate } from './migrate';
import { surviveLostConnections } from './survive-lost-connections';

/**
 * The adapter, with the database brought up to date as a part of connecting: whoever opens Payload, at whichever
 * attempt, waits for it. Payload's own way ends the process when a migration fails, and takes no lock.
 */
export function connectAndMigrate<Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
  migrations: readonly Migration[],
): DatabaseAdapterObj<Adapter> {
  const init: typeof adapter.init = (args) => {
    const made = adapter.init(args);
    const connect = made.connect?.bind(made);
    made.connect = async (options) => {
      // Rejected by a failed connection as well, and awaited by nobody then.
      args.payload.db.initializing.catch(() => {});
      await connect?.(options);
      if (!options?.hotReload) await prepare(args.payload, migrations);
    };
    return made;
  };
  return { ...adapter, init };
}

async function prepare(payload: Payload, migrations: readonly Migration[]): Promise<void> {
  surviveLostConnections(payload);
  // Payload's own commands, such as the one that writes a migration, decide for themselves.
  if (process.env.PAYLOAD_MIGRATING === 'true') return;
  try {
    await migrate(payload, migrations);
  } catch (error) {
    payload.logger.error(error instanceof Error ? error.message : String(error));
    await payload.db.pool.end();
    throw error;
  }
}
