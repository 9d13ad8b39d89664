import type { RunReport } from './run-report.ts';

/** The cost of a part of a test run, in seconds of wall clock and CPU time. */
export type RunCost = { part: string; clock?: number; processors: number };

const aligned = (seconds: number | undefined) => (seconds?.toFixed(0) ?? '').padStart(7);

/** Prints where the time of a run was spent. */
export function printCosts(costs: readonly RunCost[]): void {
  const lines = costs.map(
    ({ part, clock, processors }) => `${aligned(clock)} ${aligned(processors)}  ${part}`,
  );
  console.log(['', 'Seconds by the clock, and of processors:', ...lines].join('\n'));
}

/** Prints the slowest files by wall clock. */
export function printSlowest(files: RunReport['files']): void {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const lines = slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
  if (lines.length > 0) console.log(['', 'The slowest files:', ...lines, ''].join('\n'));
}
