import { deriveQuickly } from './derive-quickly.ts';
import { openRun } from './open-run.ts';

/** Vitest started by itself has a run of its own; started by `npm test`, it takes part in that one. */
export default function startRun(): (() => Promise<void>) | undefined {
  if (process.env.RUN_FOLDER) return;
  deriveQuickly();
  return openRun();
}
