import type { IncomingMessage, ServerResponse } from 'node:http';
import { isReadMethod, splitTarget } from './page-request.ts';
import { requestIdHeader } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

const healthHeaders = { ...securityHeaders, 'content-type': 'text/plain', 'cache-control': 'no-store' };

/**
 * Liveness check for load balancers: confirms that this process runs, because stored pages are served even
 * while no worker renders new ones. `next dev`, which runs without this server, answers it in
 * `app/api/health`, as does the worker thread when it has started.
 * @returns whether the request was a health check.
 */
export function handleHealthCheck(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  id: string,
): boolean {
  if (!isReadMethod(method) || splitTarget(url).path !== '/api/health') return false;
  response.writeHead(200, { ...healthHeaders, [requestIdHeader]: id });
  response.end(method === 'HEAD' ? undefined : 'ok');
  return true;
}
