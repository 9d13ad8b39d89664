import type { RunReport } from './run-report.ts';

/** A part of a run of tests: what it took, in seconds, by the clock and of processors. */
export type Cost = { part: string; clock?: number; processors: number };

const aligned = (seconds: number | undefined) => (seconds?.toFixed(0) ?? '').padStart(7);

/** Where the time of a run went. */
export function printCosts(costs: readonly Cost[]): void {
  const lines = costs.map(
    ({ part, clock, processors }) => `${aligned(clock)} ${aligned(processors)}  ${part}`,
  );
  console.log(['', 'Seconds by the clock, and of processors:', ...lines].join('\n'));
}

/** The files that took longest by the clock. */
export function printSlowest(files: RunReport['files']): void {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const lines = slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
  if (lines.length > 0) console.log(['', 'The slowest files:', ...lines, ''].join('\n'));
}
