import { createServer } from 'node:http';
import { AggregatorRegistry, register } from 'prom-client';

/**
 * Tells Prometheus what was counted, by this process or by all its workers, at `/metrics` on a port of its own that is reached
 * from this machine only: it is nobody else's business.
 */
export function serveMetrics(port: number, isOfWorkers: boolean): void {
  const ofWorkers = isOfWorkers ? new AggregatorRegistry() : null;
  const collect = () => (ofWorkers ? ofWorkers.clusterMetrics() : register.metrics());
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    collect().then(
      (told) => response.writeHead(200, { 'content-type': register.contentType }).end(told),
      () => response.writeHead(503).end(),
    );
  });
  server.once('error', (error) => console.error(`Metrics cannot be told on port ${port}: ${error.message}`));
  server.listen(port, '127.0.0.1');
  server.unref();
}
