import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exitOf } from '../../../lib/commands/run-node.ts';

/**
 * Creates a folder for everything a run writes, as the temporary folder of all processes started from here
 * on. A detached guard removes both, even when the run is interrupted or killed.
 * @returns a function that ends the run.
 */
export function openRun(): () => Promise<void> {
  const outside = os.tmpdir();
  const folder = mkdtempSync(path.join(outside, 'tessera-run-'));
  // PostgreSQL runs as another user, which needs execute permission on the folder.
  chmodSync(folder, 0o711);
  const guard = spawn(process.execPath, [path.join(import.meta.dirname, 'end-run.ts'), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  guard.unref();
  process.env.TMPDIR = folder;
  process.env.RUN_FOLDER = folder;
  return async () => {
    process.env.TMPDIR = outside;
    delete process.env.RUN_FOLDER;
    guard.ref();
    guard.stdin.end();
    await exitOf(guard);
  };
}

/**
 * The folder of this run; removed at its end.
 * @throws outside a run.
 */
export function runFolder(): string {
  const folder = process.env.RUN_FOLDER;
  if (!folder) throw new Error('RUN_FOLDER is missing: start tests by Vitest with tests/vitest.config.ts');
  return folder;
}
