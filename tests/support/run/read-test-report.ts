import { readFileSync } from 'node:fs';

/** What came of one run of Vitest; each failure is a test's file and name, the first line of its message, and where it waited. */
export type TestReport = { passed: number; failed: number; skipped: number; failures: string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
};

/**
 * Reads Vitest's JSON report. A run that broke outside its tests (a file that does not load, an unhandled rejection,
 * no report at all) counts as one failure.
 */
export function readTestReport(file: string, exitCode: number): TestReport {
  try {
    const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
    const broken = exitCode !== 0 && report.numFailedTests === 0;
    return {
      passed: report.numPassedTests,
      failed: broken ? 1 : report.numFailedTests,
      skipped: report.numPendingTests,
      failures: report.testResults.flatMap(describeFailures),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [] };
  }
}

function describeFailures({
  name,
  message,
  assertionResults,
}: VitestReport['testResults'][number]): string[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const tests = failed.map(
    (test) => `  ${name}: ${test.fullName}: ${tellFailure(test.failureMessages[0] ?? '')}`,
  );
  return message ? [`  ${name}: ${firstLine(message)}`, ...tests] : tests;
}

const tellFailure = (message: string) =>
  [firstLine(message), /[\w.-]+\.test\.tsx?:\d+/.exec(message)?.[0]].filter(Boolean).join(', at ');

const firstLine = (text: string) => text.split('\n', 1)[0];
