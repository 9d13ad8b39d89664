import { startDatabase } from '../../../lib/local-database/start-database.ts';
import { onceInRun } from './once-in-run.ts';
import { runFolder } from './open-run.ts';

/** The address of the PostgreSQL of the run, started by the first caller; the guard of the run stops it. */
export const databaseServer = (): Promise<string> =>
  onceInRun('server', async () => (await startDatabase({ dataDir: runFolder(), durable: false })).url);
