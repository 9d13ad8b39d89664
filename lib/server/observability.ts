import cluster from 'node:cluster';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import { environment, type RequestLogLevel } from '../environment.ts';
import { requestIdOf, splitTarget } from './page-request.ts';
import { originForm } from './request-guard.ts';

/**
 * What produced a response: the store with a fresh (`hit`) or stale (`stale`) page, Next with a rendered
 * page (`made`), the guard (`refused`), or Next for everything that is not a page (`other`).
 */
export const responseSources = ['hit', 'stale', 'made', 'refused', 'other'] as const;
type ResponseSource = (typeof responseSources)[number];

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
function recordResponse(source: ResponseSource, status: number, durationMs: number): void {
  requestCounter.inc({ answer: source, status });
  responseSeconds.observe({ answer: source }, durationMs / 1_000);
}

const internalPaths = /^\/(?:admin|cms-api|graphql|api|sanctum|media)(?:\/|$)/;
/** In internal paths a segment that is not a simple word may be a token or identify a person. */
const simpleWord = /^[a-z][a-z_-]{0,23}$/i;
/** Segments of page paths are long and contain years and numbers. */
const pageSlug = /^(?=.*[a-z])[\w-]{1,100}$/i;
/** More digits may be a phone number; sixteen hexadecimal digits may be a token. */
const mayBePersonal = /(?:\d[_-]?){7}|[\da-f]{16}/i;

/** The path of a request without personal data: the query and all unusual segments are removed. */
export function loggablePath(url: string | undefined): string {
  const { path } = splitTarget(url);
  const isSafe = internalPaths.test(path)
    ? (segment: string) => simpleWord.test(segment)
    : (segment: string) => pageSlug.test(segment) && !mayBePersonal.test(segment);
  return path
    .split('/', 20)
    .map((segment) => (segment === '' || isSafe(segment) ? segment : '…'))
    .join('/');
}

type LoggedRequest = { id: string; method: string | undefined; url: string | undefined; status: number };

const shouldLog = (level: RequestLogLevel, source: ResponseSource): boolean =>
  level === 'all' || (level === 'made' && source !== 'hit' && source !== 'stale');

/** Writes one line of JSON about a response. It contains no personal data. */
function logResponse(
  { id, method, url, status }: LoggedRequest,
  source: ResponseSource,
  durationMs: number,
): void {
  const time = new Date().toISOString();
  const entry = {
    time,
    id,
    method,
    path: loggablePath(url),
    status,
    source,
    ms: Math.round(durationMs * 10) / 10,
  };
  process.stdout.write(`${JSON.stringify(entry)}\n`);
}

/**
 * Serves the metrics of this process, or of all its workers, to Prometheus at `/metrics`, on a separate port
 * that is bound to this machine only because metrics are not public.
 */
export function serveMetrics(port: number, isCluster: boolean): void {
  const aggregator = isCluster ? new AggregatorRegistry() : null;
  const collect = () => (aggregator ? aggregator.clusterMetrics() : register.metrics());
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    collect().then(
      (metrics) => response.writeHead(200, { 'content-type': register.contentType }).end(metrics),
      () => response.writeHead(503).end(),
    );
  });
  server.once('error', (error) =>
    console.error(`Metrics cannot be served on port ${port}: ${error.message}`),
  );
  server.listen(port, '127.0.0.1');
  server.unref();
}

/** A request in progress and the source of its response. */
export type RequestContext = {
  request: IncomingMessage;
  response: ServerResponse;
  id: string;
  source: ResponseSource;
  /** Records metrics and the access log entry; to be called once, at the end. */
  finish: () => void;
};

/** Status logged when the client disconnected before the response, as in nginx. */
const CLIENT_CLOSED_REQUEST_STATUS = 499;

/** Starts the context of a request and reduces its target to path and query. */
export function startRequest(
  request: IncomingMessage,
  response: ServerResponse,
  logLevel: RequestLogLevel,
): RequestContext {
  const startedAt = performance.now();
  const id = requestIdOf(request);
  request.url = originForm(request.url);
  const { method, url } = request;
  const context: RequestContext = { request, response, id, source: 'other', finish };
  function finish(): void {
    const durationMs = performance.now() - startedAt;
    const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST_STATUS;
    recordResponse(context.source, status, durationMs);
    if (shouldLog(logLevel, context.source))
      logResponse({ id, method, url, status }, context.source, durationMs);
  }
  return context;
}
