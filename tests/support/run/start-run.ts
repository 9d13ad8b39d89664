import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { exitOf } from '../../../lib/commands/run-node.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where everything of this run is written; gone with it. */
    runFolder: string;
  }
}

/**
 * A folder for all that a run writes, as the temporary folder of all its processes. A guard beside the run
 * clears away both, also when the run is interrupted or killed.
 */
export default function startRun(project: TestProject): () => Promise<void> {
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
  project.provide('runFolder', folder);
  return async () => {
    process.env.TMPDIR = outside;
    guard.stdin.end();
    await exitOf(guard);
  };
}
