import cluster from 'node:cluster';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import { environment } from '../environment.ts';
import type { ResponseSource } from './answer-kind.ts';

collectDefaultMetrics();
// In a cluster worker: the registry answers the primary's requests for metrics. Labelled by slot; a
// replacement worker starts at zero.
if (cluster.isWorker) {
  register.setDefaultLabels({ worker: environment.workerSlot() });
  new AggregatorRegistry();
}

const requestCounter = new Counter({
  name: 'tessera_requests_total',
  help: 'Responses by source (hit, stale, made, refused, other) and status.',
  labelNames: ['answer', 'status'],
});

const responseSeconds = new Histogram({
  name: 'tessera_answer_seconds',
  help: 'Time from request to response: until the response is handed to the socket for stored pages, until it is sent for all others.',
  labelNames: ['answer'],
  buckets: [0.0005, 0.001, 0.005, 0.025, 0.1, 0.3, 1, 2, 5, 10],
});

const workerStarts = new Counter({
  name: 'tessera_threads_begun_total',
  help: 'Starts of the Next worker thread: more than one per process after a failure or hang.',
});

/** Registers the gauge of pending requests; `count` is called for each scrape. */
export function registerPendingGauge(count: () => number): void {
  const help = 'Requests that wait for the worker thread to start a response.';
  new Gauge({
    name: 'tessera_waiting',
    help,
    collect() {
      this.set(count());
    },
  });
}

export const recordWorkerStart = (): void => workerStarts.inc();

/** Records a response; `durationMs` is the time from the request. */
export function recordResponse(source: ResponseSource, status: number, durationMs: number): void {
  requestCounter.inc({ answer: source, status });
  responseSeconds.observe({ answer: source }, durationMs / 1_000);
}
