import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exitOf } from '../../../lib/commands/run-node.ts';

/**
 * Opens a folder for all that a run writes, as the temporary folder of all processes started from here on. A guard beside
 * the run clears away both, also when the run is interrupted or killed.
 * @returns what ends the run.
 */
export function openRun(): () => Promise<void> {
  const outside = os.tmpdir();
  const folder = mkdtempSync(path.join(outside, 'tessera-run-'));
  // The database runs as an account of its own, which has to pass through.
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

/** Where everything of this run is written; gone with it. @throws outside a run. */
export function runFolder(): string {
  const folder = process.env.RUN_FOLDER;
  if (!folder) throw new Error('RUN_FOLDER is missing: start tests by Vitest with tests/vitest.config.ts');
  return folder;
}
