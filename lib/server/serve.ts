import cluster from 'node:cluster';
import { readServing } from './read-serving.ts';
import { serveMetrics } from './serve-metrics.ts';
import { serveSite } from './serve-site.ts';
import { superviseWorkers } from './supervise-workers.ts';

/** The program that serves the build on `PORT`, in one process or, by `WORKERS`, in several. */
const { port, workers, metricsPort, logged } = readServing();
const isSupervisor = workers > 1 && cluster.isPrimary;
if (metricsPort !== null && cluster.isPrimary) serveMetrics(metricsPort, isSupervisor);
if (isSupervisor) superviseWorkers(workers);
else
  await serveSite(port, logged).catch((error: unknown) => {
    // The thread behind, which may run by now, would live on with it.
    console.error(error);
    process.exit(1);
  });
