import type { RunReport } from './run-report.ts';

/** Names every file of which tests were skipped, and every run that was not made. */
export function printSkipped(reports: readonly RunReport[], runs: readonly string[]): void {
  const files = reports.flatMap(({ skipped }) => Object.entries(skipped));
  const lines = [
    ...files
      .toSorted(([, one], [, other]) => other - one)
      .map(([file, count]) => lineOf(String(count), file)),
    ...runs.map((run) => lineOf('all', `tests/${run}`)),
  ];
  if (lines.length > 0)
    console.log(['Skipped; npm run test:long runs all that apply:', ...lines, ''].join('\n'));
}

const lineOf = (count: string, subject: string) => `${count.padStart(7)}  ${subject}`;
