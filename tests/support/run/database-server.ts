import { startDatabase } from '../../../lib/local-database/start-database.ts';
import { onceInRun } from './once-in-run.ts';
import { runFolder } from './open-run.ts';

/** The address of the run's one PostgreSQL, started by whoever asks first; the run's guard stops it. */
export const databaseServer = (): Promise<string> =>
  onceInRun('server', async () => (await startDatabase({ dataDir: runFolder(), durable: false })).url);
