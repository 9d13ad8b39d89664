import { enableFastKeyDerivation } from './fast-key-derivation.ts';
import { openRun } from './open-run.ts';

/** Vitest started directly opens a run of its own; started by `npm test`, it joins that run. */
export default function startRun(): (() => Promise<void>) | undefined {
  if (process.env.RUN_FOLDER) return;
  enableFastKeyDerivation();
  return openRun();
}
