import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { startDatabase } from '@/lib/local-database/start-database';

export type TestBackend = {
  payload: Payload;
  dataDir: string;
  stop: () => Promise<void>;
  stopDatabase: () => Promise<void>;
};

/** A real, empty backend of a test's own, in a temporary folder. One per process. */
export async function startBackend(): Promise<TestBackend> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-backend-'));
  const database = await startDatabase({ dataDir, durable: false });
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'a secret of the tests, long enough to pass',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  });
  const { getBackend } = await import('@/lib/backend/payload');
  const payload = await getBackend();
  const stop = async () => {
    await payload.destroy();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { payload, dataDir, stop, stopDatabase: database.stop };
}
