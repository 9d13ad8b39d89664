import path from 'node:path';
import { ensureBuilt } from '../lib/commands/ensure-built.ts';
import { ensureChromium, ensureNginx } from '../lib/commands/ensure-program.ts';
import { fastPayloadArgs, runNode } from '../lib/commands/run-node.ts';
import { browserProjects, runInQueues, selectProjects } from './support/browser-projects.ts';
import { measureBrowserCpu } from './support/run/browser-cpu.ts';
import { cpuSeconds, databaseCpuSeconds, machineCpuSeconds } from './support/run/cpu-seconds.ts';
import { templateOf } from './support/run/create-database.ts';
import { enableFastKeyDerivation } from './support/run/fast-key-derivation.ts';
import { openRun, runFolder } from './support/run/open-run.ts';
import { printCosts, printSlowest, type RunCost } from './support/run/print-costs.ts';
import { printFailures, readPageStates } from './support/run/print-failures.ts';
import { printSkipped } from './support/run/print-skipped.ts';
import { failedRun, type RunReport, readRunReport } from './support/run/run-report.ts';

const clocks = new Map<string, number>();
const processorsOfRuns = new Map<string, number>();
const machineBefore = machineCpuSeconds();

/**
 * Runs everything the requested form covers, in one run with one PostgreSQL: the browser tests of the site in
 * parallel projects once it is built, and everything that needs no build from start to end, on whatever CPU
 * is idle. Ends with one line of exact counts; arguments are passed on to Vitest.
 */
async function main(): Promise<void> {
  const endRun = openRun();
  enableFastKeyDerivation();
  const reports = runFolder();
  const secondsOfBrowsers = measureBrowserCpu(reports);
  const filters = process.argv.slice(2);
  // Compiled modules are shared between processes: servers are started by the dozen.
  process.env.NODE_COMPILE_CACHE = path.join(reports, 'compiled');
  const built = timed('build', tryToBuild);
  const installed = runNode([path.resolve('tests/support/run/install-programs.ts')]);
  if (filters.length === 0) startTemplates();
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
  const recordedFailures = readPageStates();
  await endRun();
  printFailures(
    counts.flatMap(({ failures }) => failures),
    siteReports.some(({ failed }) => failed > 0) ? recordedFailures : '',
  );
  const sumOf = (outcome: 'passed' | 'failed') => counts.reduce((sum, count) => sum + count[outcome], 0);
  const [passed, failed] = [sumOf('passed'), sumOf('failed')];
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  if (filters.length === 0)
    printSkipped(
      counts,
      browserProjects.filter((run) => !selectProjects([]).includes(run)),
    );
  console.log(`${passed} passed, ${failed} failed`);
}

/** @throws with instructions when there is no browser. */
function runOverSite(reports: string, filters: readonly string[]): Promise<RunReport[]> {
  process.env.CHROMIUM_PATH = ensureChromium();
  ensureNginx();
  return runInQueues(selectProjects(filters), (project) => runProject(project, reports, filters));
}

/** Tests that wait for a template report its error. */
function startTemplates(): void {
  for (const content of ['empty', 'seeded', 'staffed', 'small'] as const)
    templateOf(content).catch(() => undefined);
}

/** Records the duration of a part of the run. */
async function timed<Result>(part: string, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  try {
    return await run();
  } finally {
    clocks.set(part, (performance.now() - startedAt) / 1000);
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
    ...fastPayloadArgs,
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
  // Projects run in parallel: without a TTY, none overwrites the lines of another.
  const env = { RUN_REPORT: report, CI: 'true' };
  const niceness = browserProjects.includes(project) ? 0 : 6;
  const exitCode = await timed(project, () => runNode([...args, ...filters], { env, niceness }));
  const outcome = readRunReport(project, report, exitCode);
  processorsOfRuns.set(project, outcome.processors);
  return outcome;
}

/** The cost of each part. What this process started besides Vitest is the build and the installation. */
function costsOf(reports: string, browsers: number): RunCost[] {
  const finishedParts = ['unit', ...browserProjects].filter((part) => clocks.has(part));
  const runs = finishedParts.map((part) => ({ part, processors: processorsOfRuns.get(part) ?? 0 }));
  const ofRuns = runs.reduce((sum, { processors }) => sum + processors, 0);
  const parts = [{ part: 'build', processors: cpuSeconds('self') - ofRuns }, ...runs];
  return [
    ...parts.map(({ part, processors }) => ({ part, processors, clock: clocks.get(part) })),
    { part: 'browsers, not in the lines above', processors: browsers },
    { part: 'PostgreSQL', processors: databaseCpuSeconds(reports) },
    {
      part: 'this machine, whatever it did',
      processors: machineCpuSeconds() - machineBefore,
      clock: performance.now() / 1000,
    },
  ];
}

await main();
