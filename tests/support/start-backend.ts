import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { startDatabase } from '@/lib/local-database/start-database';

export type TestBackend = { payload: Payload; stop: () => Promise<void> };

/**
 * A whole backend over an empty, migrated PostgreSQL in a folder of its own. Sets the environment the
 * configuration reads, so import nothing that loads it before this has been called.
 */
export async function startBackend(): Promise<TestBackend> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-backend-'));
  const database = await startDatabase({ dataDir, durable: false });
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  });
  const close = async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { getBackend } = await import('@/lib/backend/payload');
    const payload = await getBackend();
    const stop = async () => {
      await payload.destroy();
      await close();
    };
    return { payload, stop };
  } catch (error) {
    await close();
    throw error;
  }
}
