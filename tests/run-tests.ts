import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../lib/commands/ensure-chromium.ts';
import { ensureNginx } from '../lib/commands/ensure-nginx.ts';
import { runNode } from '../lib/commands/run-node.ts';
import { ensureBuilt } from '../lib/commands/source-stamp.ts';
import { forEachOverTheSite, overTheSite } from './support/over-the-site.ts';
import { openRun, runFolder } from './support/run/open-run.ts';
import { readTestReport, type TestReport } from './support/run/read-test-report.ts';

type Duration = { file: string; seconds: number };

/**
 * Everything there is to check: what needs no build while the site is built, then the site in a real browser, in runs
 * side by side; one run, with one PostgreSQL.
 * Ends with one line of true counts; arguments are handed to Vitest.
 */
async function main(): Promise<void> {
  const endRun = openRun();
  const reports = runFolder();
  process.env.CHROMIUM_PATH = ensureChromium();
  ensureNginx();
  const filters = process.argv.slice(2);
  const built = tryToBuild();
  const counts = [await runProject('unit', reports, filters)];
  if (await built)
    counts.push(...(await forEachOverTheSite((project) => runProject(project, reports, filters))));
  else counts.push({ passed: 0, failed: 1, failures: ['  The site could not be built'] });
  printSlowest(['unit', ...overTheSite].flatMap((project) => readDurations(reports, project)));
  await endRun();
  printFailures(counts.flatMap(({ failures }) => failures));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}

async function tryToBuild(): Promise<boolean> {
  try {
    await ensureBuilt();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

async function runProject(project: string, reports: string, filters: readonly string[]): Promise<TestReport> {
  const report = path.join(reports, `${project}.json`);
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    project,
  ];
  const reporting = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./tests/support/record-durations.ts',
  ];
  // Of those side by side none draws over the others' lines.
  const env = {
    DURATIONS_FILE: durationsFile(reports, project),
    ...(overTheSite.includes(project) && { CI: 'true' }),
  };
  const code = await runNode([...args, '--passWithNoTests', ...reporting, ...filters], {
    env,
  });
  return readTestReport(report, code);
}

const durationsFile = (reports: string, project: string) => path.join(reports, `${project}.durations.json`);

function readDurations(reports: string, project: string): Duration[] {
  const file = durationsFile(reports, project);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Once more at the end, where the log of a long run is read first. */
function printFailures(failures: readonly string[]): void {
  if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`);
}

function printSlowest(durations: readonly Duration[]): void {
  const slowest = durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const lines = slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
  if (lines.length > 0) console.log(['', 'The slowest files:', ...lines, ''].join('\n'));
}

await main();
