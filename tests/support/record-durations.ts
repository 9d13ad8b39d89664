import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes how long each test file took, its imports and hooks included, to the file of `DURATIONS_FILE`. */
export default class RecordDurations implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.DURATIONS_FILE;
    if (!file) return;
    const durations = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic();
      const all = [environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration];
      const seconds = all.reduce((sum, one) => sum + one, 0) / 1000;
      return { file: path.relative('', module.moduleId), seconds };
    });
    writeFileSync(file, JSON.stringify(durations));
  }
}
