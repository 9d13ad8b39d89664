import path from 'node:path';
import { ensureChromium } from '../lib/commands/ensure-chromium.ts';
import { ensureNginx } from '../lib/commands/ensure-nginx.ts';
import { loadsQuickly, runNode } from '../lib/commands/run-node.ts';
import { ensureBuilt } from '../lib/commands/source-stamp.ts';
import { forEachOverTheSite, overTheSite, runsOverTheSite } from './support/over-the-site.ts';
import { templateOf } from './support/run/create-database.ts';
import { deriveQuickly } from './support/run/derive-quickly.ts';
import { openRun, runFolder } from './support/run/open-run.ts';
import { type Cost, printCosts, printSlowest } from './support/run/print-costs.ts';
import { printFailures, readSeen } from './support/run/print-failures.ts';
import { printSkipped } from './support/run/print-skipped.ts';
import {
  processorSeconds,
  processorSecondsOfDatabase,
  processorSecondsOfMachine,
} from './support/run/processor-seconds.ts';
import { failedRun, type RunReport, readRunReport } from './support/run/run-report.ts';
import { watchBrowsers } from './support/run/watch-browsers.ts';

const clocks = new Map<string, number>();
const processorsOfRuns = new Map<string, number>();
const machineBefore = processorSecondsOfMachine();

/**
 * What there is to check in the form that is asked for, in one run with one PostgreSQL: the site in a real browser, in runs side by side from when it
 * is built, and what needs no build from the beginning to the end, wherever the others leave a processor idle.
 * Ends with one line of true counts; arguments are handed to Vitest.
 */
async function main(): Promise<void> {
  const endRun = openRun();
  deriveQuickly();
  const reports = runFolder();
  const secondsOfBrowsers = watchBrowsers(reports);
  const filters = process.argv.slice(2);
  // What one process has compiled the others read: servers are started by the dozen.
  process.env.NODE_COMPILE_CACHE = path.join(reports, 'compiled');
  const built = timed('build', tryToBuild);
  const installed = runNode([path.resolve('tests/support/run/install-programs.ts')]);
  if (filters.length === 0) beginTemplates();
  const unit = runProject('unit', reports, filters);
  const overSite = Promise.all([built, installed])
    .then(([isBuilt]) =>
      isBuilt ? runOverSite(reports, filters) : [failedRun('The site could not be built')],
    )
    .catch((error: unknown) => [failedRun(String(error))]);
  const [unitReport, siteReports] = [await unit, await overSite];
  const counts = [unitReport, ...siteReports];
  printCosts(costsOf(reports, secondsOfBrowsers()));
  printSlowest(counts.flatMap(({ files }) => files));
  const seen = readSeen();
  await endRun();
  printFailures(
    counts.flatMap(({ failures }) => failures),
    siteReports.some(({ failed }) => failed > 0) ? seen : '',
  );
  const sumOf = (what: 'passed' | 'failed') => counts.reduce((sum, count) => sum + count[what], 0);
  const [passed, failed] = [sumOf('passed'), sumOf('failed')];
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  if (filters.length === 0)
    printSkipped(
      counts,
      overTheSite.filter((run) => !runsOverTheSite([]).includes(run)),
    );
  console.log(`${passed} passed, ${failed} failed`);
}

/** @throws with what to do when there is no browser. */
function runOverSite(reports: string, filters: readonly string[]): Promise<RunReport[]> {
  process.env.CHROMIUM_PATH = ensureChromium();
  ensureNginx();
  return forEachOverTheSite(runsOverTheSite(filters), (project) => runProject(project, reports, filters));
}

/** Those who wait for them say what kept one from being made. */
function beginTemplates(): void {
  for (const content of ['empty', 'seeded', 'staffed', 'small'] as const)
    templateOf(content).catch(() => undefined);
}

/** Notes how long a part of the run takes. */
async function timed<Result>(part: string, run: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  try {
    return await run();
  } finally {
    clocks.set(part, (performance.now() - begun) / 1000);
  }
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

async function runProject(project: string, reports: string, filters: readonly string[]): Promise<RunReport> {
  const report = path.join(reports, `${project}.report.json`);
  const args = [
    ...loadsQuickly,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    project,
    '--passWithNoTests',
    '--reporter=minimal',
    '--reporter=./tests/support/run/run-reporter.ts',
  ];
  // Side by side, none draws over the others' lines.
  const env = { RUN_REPORT: report, CI: 'true' };
  const niceness = overTheSite.includes(project) ? 0 : 6;
  const code = await timed(project, () => runNode([...args, ...filters], { env, niceness }));
  const outcome = readRunReport(project, report, code);
  processorsOfRuns.set(project, outcome.processors);
  return outcome;
}

/** What each part took. What this process started besides the runs of Vitest is the build, and what was installed. */
function costsOf(reports: string, browsers: number): Cost[] {
  const made = ['unit', ...overTheSite].filter((part) => clocks.has(part));
  const runs = made.map((part) => ({ part, processors: processorsOfRuns.get(part) ?? 0 }));
  const ofRuns = runs.reduce((sum, { processors }) => sum + processors, 0);
  const parts = [{ part: 'build', processors: processorSeconds('self') - ofRuns }, ...runs];
  return [
    ...parts.map(({ part, processors }) => ({ part, processors, clock: clocks.get(part) })),
    { part: 'browsers, not in the lines above', processors: browsers },
    { part: 'PostgreSQL', processors: processorSecondsOfDatabase(reports) },
    {
      part: 'this machine, whatever it did',
      processors: processorSecondsOfMachine() - machineBefore,
      clock: performance.now() / 1000,
    },
  ];
}

await main();
