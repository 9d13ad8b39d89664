import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { bundleProgram } from '@/lib/publish/check/bundle-program';
import { type Content, createDatabase } from './run/create-database';
import { onceInRun } from './run/once-in-run';
import { runFolder } from './run/open-run';

export type TestBackend = {
  payload: Payload;
  dataDir: string;
  stop: () => Promise<void>;
  /** Takes the database away from under it. */
  stopDatabase: () => Promise<void>;
};

type Options = {
  /** What it begins with: `empty` is migrated only, `seeded` holds the demonstration network. */
  content?: Content;
  logLevel?: 'error' | 'silent';
  /** Where the backend finds the database at this address, as behind a relay that fails. */
  behind?: (url: string) => Promise<string>;
};

/**
 * A whole backend over a database and a folder of its own. Sets the environment the configuration reads,
 * so import nothing that loads it before this has been called. One per test file.
 */
export async function startBackend({
  content = 'empty',
  logLevel = 'error',
  behind = async (url) => url,
}: Options = {}): Promise<TestBackend> {
  process.env.DRAW_PROGRAM = await onceInRun('draw-program', bundleDrawing);
  const database = await createDatabase(content);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-backend-'));
  cpSync(database.files, dataDir, { recursive: true });
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    LOG_LEVEL: logLevel,
    DATABASE_URL: await behind(database.url),
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  });
  const clearAway = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { getBackend } = await import('@/lib/backend/payload');
    const payload = await getBackend();
    const stop = async () => {
      await payload.destroy();
      await clearAway();
    };
    return { payload, dataDir, stop, stopDatabase: database.close };
  } catch (error) {
    await clearAway();
    throw error;
  }
}

/** As the build writes it: its thread starts in a fraction of the time. */
async function bundleDrawing(): Promise<string> {
  const file = path.join(runFolder(), 'draw-program.mjs');
  await bundleProgram(file);
  return file;
}
