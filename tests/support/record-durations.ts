import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { processorSeconds } from './run/processor-seconds.ts';

/** What a run of Vitest took, in seconds: each file by the clock, its imports and hooks included, and all of it of processors. */
export type Durations = { files: { file: string; seconds: number }[]; processors: number };

/** Writes it to the file of `DURATIONS_FILE` when the run is over: only then have all its processes ended. */
export default class RecordDurations implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.DURATIONS_FILE;
    if (!file) return;
    const files = modules.map((module) => ({
      file: path.relative('', module.moduleId),
      seconds: secondsOf(module),
    }));
    process.once('exit', () => {
      const durations: Durations = { files, processors: processorSeconds('self') };
      writeFileSync(file, JSON.stringify(durations));
    });
  }
}

function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  const all = [environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration];
  return all.reduce((sum, one) => sum + one, 0) / 1000;
}

/** What was written to a file; nothing of a run that broke before. */
export function readDurations(file: string): Durations {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { files: [], processors: 0 };
}
