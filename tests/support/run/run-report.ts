import { readFileSync } from 'node:fs';
import { z } from 'zod';

const countSchema = z.number();
const runReportSchema = z.object({
  passed: countSchema,
  failed: countSchema,
  /** How many tests of a file did not run. */
  skipped: z.record(z.string(), countSchema),
  /** Subject, expected and actual value, and place of each. */
  failures: z.array(z.string()),
  /** Seconds by the clock, imports and hooks included. */
  files: z.array(z.object({ file: z.string(), seconds: countSchema })),
  /** Processor seconds of the run and of all processes it started. */
  processors: countSchema,
});

/** The outcome of one run of Vitest. */
export type RunReport = z.infer<typeof runReportSchema>;

/** The report of a run that did not start, or broke before its end. */
export const failedRun = (reason: string): RunReport => ({
  passed: 0,
  failed: 1,
  skipped: {},
  failures: [`  ${reason}`],
  files: [],
  processors: 0,
});

/**
 * Reads what `run-reporter.ts` wrote. A run that broke outside its tests (a file that does not load, an unhandled rejection,
 * no report at all) counts as one failure.
 */
export function readRunReport(project: string, file: string, exitCode: number): RunReport {
  const report = parseReport(file);
  if (!report) return failedRun(`${project}: ended with code ${exitCode} and without a report`);
  if (exitCode === 0 || report.failed > 0) return report;
  const reason = `  ${project}: ended with code ${exitCode}, expected 0`;
  return { ...report, failed: 1, failures: [...report.failures, reason] };
}

function parseReport(file: string): RunReport | null {
  try {
    return runReportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
