import { createServer } from 'node:http';
import { AggregatorRegistry, register } from 'prom-client';

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
  server.once('error', (error) => console.error(`Metrics cannot be served on port ${port}: ${error.message}`));
  server.listen(port, '127.0.0.1');
  server.unref();
}
