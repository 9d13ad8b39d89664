import cluster from 'node:cluster';
import { logUncaughtErrors, redactConsole } from '../logging/redact-console.ts';
import { serveMetrics } from './observability.ts';
import { readServerSettings, serveSite } from './serve-site.ts';
import { superviseWorkers } from './supervise-workers.ts';

/** The server program: serves the build on `PORT`, in one process or in `WORKERS` processes. */
redactConsole();
logUncaughtErrors();
const { port, workers, metricsPort, logLevel } = readServerSettings();
const isSupervisor = workers > 1 && cluster.isPrimary;
if (metricsPort !== null && cluster.isPrimary) serveMetrics(metricsPort, isSupervisor);
if (isSupervisor) superviseWorkers(workers);
else
  await serveSite(port, logLevel).catch((error: unknown) => {
    // Exit explicitly: the worker thread may be running and would keep the process alive.
    console.error(error);
    process.exit(1);
  });
