import cluster from 'node:cluster';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import { environment } from '../environment.ts';
import type { AnswerKind } from './answer-kind.ts';

collectDefaultMetrics();
// Has a worker tell the process that started it, when that asks. By its slot: one that takes another's place begins at nought.
if (cluster.isWorker) {
  register.setDefaultLabels({ worker: environment.workerSlot() });
  new AggregatorRegistry();
}

const requests = new Counter({
  name: 'tessera_requests_total',
  help: 'Requests answered, by who answered (hit, stale, made, refused, other) and status.',
  labelNames: ['answer', 'status'],
});

const seconds = new Histogram({
  name: 'tessera_answer_seconds',
  help: 'From a request to its answer: of what the store answers until it is handed over, of all else until it has gone out.',
  labelNames: ['answer'],
  buckets: [0.0005, 0.001, 0.005, 0.025, 0.1, 0.3, 1, 2, 5, 10],
});

const threads = new Counter({
  name: 'tessera_threads_begun_total',
  help: 'How often the thread that makes pages was begun: more than once a process when it failed or hung.',
});

/** Has `count` be asked whenever somebody wants to know how many wait. */
export function tellWaiting(count: () => number): void {
  const help = 'Requests that wait for that thread to begin its answer.';
  new Gauge({
    name: 'tessera_waiting',
    help,
    collect() {
      this.set(count());
    },
  });
}

/** Counts a thread that begins. */
export const countThread = (): void => threads.inc();

/** Counts an answer, `took` in ms. */
export function countAnswer(answer: AnswerKind, status: number, took: number): void {
  requests.inc({ answer, status });
  seconds.observe({ answer }, took / 1_000);
}
