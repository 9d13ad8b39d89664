import os from 'node:os';
import { environment, type LogExtent } from '../environment.ts';

export type Serving = {
  port: number;
  /** How many processes serve. */
  workers: number;
  /** Where Prometheus is told what was counted; null for nowhere. */
  metricsPort: number | null;
  /** Which requests are written to the log: none, those that the store did not answer by itself, or each. */
  logged: LogExtent;
};

/** How the build is to be served. Ends the process with one line that names the variable which is wrong. */
export function readServing(): Serving {
  try {
    const workers = environment.workers();
    return {
      port: environment.port(),
      metricsPort: environment.metricsPort() ?? null,
      workers: workers === 'max' ? os.availableParallelism() : workers,
      logged: environment.requestLog(),
    };
  } catch (error) {
    console.error(`Tessera cannot start. ${error instanceof Error ? error.message : error}.`);
    process.exit(1);
  }
}
