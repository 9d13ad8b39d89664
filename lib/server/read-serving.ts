import os from 'node:os';
import { type LogExtent, logExtents } from './request-log.ts';

export type Serving = {
  port: number;
  /** How many processes serve. */
  workers: number;
  /** Where Prometheus is told what was counted; null for nowhere. */
  metricsPort: number | null;
  /** Which requests are written to the log: none, those that the store did not answer by itself, or each. */
  logged: LogExtent;
};

type Source = Record<string, string | undefined>;

const highestPort = 65_535;
const mostWorkers = 64;

/** How the build is to be served. Ends the process with one line that names the variable which is wrong. */
export function readServing(source: Source): Serving {
  const port = readNumber(source, 'PORT', highestPort) ?? 3000;
  const metricsPort = readNumber(source, 'METRICS_PORT', highestPort);
  const workers =
    source.WORKERS === 'max' ? os.availableParallelism() : (readNumber(source, 'WORKERS', mostWorkers) ?? 1);
  return { port, workers, metricsPort, logged: readLogExtent(source) };
}

function readNumber(source: Source, name: string, most: number): number | null {
  const given = source[name];
  if (!given) return null;
  const number = Number(given);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  const words = name === 'WORKERS' ? ', or to max for one a core' : '';
  return refuseToStart(name, `a number from 1 to ${most}${words}`);
}

function readLogExtent({ REQUEST_LOG }: Source): LogExtent {
  const extent = logExtents.find((one) => one === (REQUEST_LOG || 'made'));
  return extent ?? refuseToStart('REQUEST_LOG', `one of ${logExtents.join(', ')}`);
}

function refuseToStart(name: string, advice: string): never {
  console.error(`Tessera cannot start. ${name} is wrong: set it to ${advice}.`);
  process.exit(1);
}
