import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { bundleRenderProgram } from '@/lib/publish/check/bundle-render-program';
import { createDatabase, type DatabaseContent } from './run/create-database';
import { onceInRun } from './run/once-in-run';
import { runFolder } from './run/open-run';

export type TestBackend = {
  payload: Payload;
  dataDir: string;
  stop: () => Promise<void>;
  /** Makes the database unavailable to the backend. */
  stopDatabase: () => Promise<void>;
};

type TestBackendOptions = {
  /** The initial content: `empty` is migrated only, `seeded` contains the demonstration network. */
  content?: DatabaseContent;
  logLevel?: 'error' | 'silent';
  /** Maps the database URL, for example to a fault-injection proxy. */
  mapDatabaseUrl?: (url: string) => Promise<string>;
};

/**
 * Starts a complete backend with a database and a data folder of its own. Sets the environment that the
 * configuration reads, so import nothing that loads it before calling this. One per test file.
 */
export async function startBackend({
  content = 'empty',
  logLevel = 'error',
  mapDatabaseUrl = async (url) => url,
}: TestBackendOptions = {}): Promise<TestBackend> {
  process.env.RENDER_PROGRAM = await onceInRun('render-program', bundleForTests);
  const database = await createDatabase(content);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-backend-'));
  cpSync(database.files, dataDir, { recursive: true });
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    LOG_LEVEL: logLevel,
    DATABASE_URL: await mapDatabaseUrl(database.url),
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  });
  const cleanUp = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { getBackend } = await import('@/lib/backend/payload');
    const payload = await getBackend();
    const stop = async () => {
      await payload.destroy();
      await cleanUp();
    };
    return { payload, dataDir, stop, stopDatabase: database.close };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/** Bundles the rendering program as the build does: its thread starts in a fraction of the time. */
async function bundleForTests(): Promise<string> {
  const file = path.join(runFolder(), 'render-program.mjs');
  await bundleRenderProgram(file);
  return file;
}
