import os from 'node:os';
import { environment, type LogExtent } from '../environment.ts';

export type ServerSettings = {
  port: number;
  /** Number of server processes. */
  workers: number;
  /** Port of the Prometheus endpoint; null when it is disabled. */
  metricsPort: number | null;
  /** Which requests are logged: none, those that the store did not serve, or all. */
  logLevel: LogExtent;
};

/** Reads the server settings from the environment. Exits with a message that names the invalid variable. */
export function readServerSettings(): ServerSettings {
  try {
    const workers = environment.workers();
    return {
      port: environment.port(),
      metricsPort: environment.metricsPort() ?? null,
      workers: workers === 'max' ? os.availableParallelism() : workers,
      logLevel: environment.requestLog(),
    };
  } catch (error) {
    console.error(`Tessera cannot start. ${error instanceof Error ? error.message : error}.`);
    process.exit(1);
  }
}
