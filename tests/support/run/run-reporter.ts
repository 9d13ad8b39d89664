import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestResult, TestSuite } from 'vitest/node';
import { cpuSeconds } from './cpu-seconds.ts';
import { describeFailure } from './describe-failure.ts';
import type { RunReport } from './run-report.ts';

/** Writes the report of a run to the file of `RUN_REPORT` when the process exits: only then have all its children ended. */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.RUN_REPORT;
    if (!file) return;
    const report: Omit<RunReport, 'processors'> = {
      passed: count(modules, 'passed'),
      failed: count(modules, 'failed'),
      skipped: countSkipped(modules),
      failures: [
        ...modules.flatMap(describeFailures),
        ...unhandled.map((error) => describeFailure('outside of a test', error)),
      ],
      files: modules.map((module) => ({ file: fileOf(module), seconds: secondsOf(module) })),
    };
    process.once('exit', () => {
      writeFileSync(file, JSON.stringify({ ...report, processors: cpuSeconds('self') }));
    });
  }
}

const fileOf = (module: TestModule) => path.relative('', module.moduleId);
const testsOf = (module: TestModule, state: TestResult['state']) => [...module.children.allTests(state)];

function count(modules: readonly TestModule[], state: TestResult['state']): number {
  return modules.reduce((sum, module) => sum + testsOf(module, state).length, 0);
}

function countSkipped(modules: readonly TestModule[]): Record<string, number> {
  const counts = modules.map((module) => [fileOf(module), testsOf(module, 'skipped').length] as const);
  return Object.fromEntries(counts.filter(([, skipped]) => skipped > 0));
}

function describeFailures(module: TestModule): string[] {
  const file = fileOf(module);
  const suites = [...module.children.allSuites()];
  const failed = [...suites, ...testsOf(module, 'failed')];
  return [
    ...module.errors().map((error) => describeFailure(file, error)),
    ...failed.flatMap((item) =>
      errorsOf(item).map((error) => describeFailure(`${file}: ${item.fullName}`, error)),
    ),
  ];
}

const errorsOf = (item: TestSuite | TestCase) =>
  item.type === 'suite' ? item.errors() : (item.result().errors ?? []);

function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  const all = [environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration];
  return all.reduce((sum, item) => sum + item, 0) / 1000;
}
