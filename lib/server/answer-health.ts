import type { IncomingMessage, ServerResponse } from 'node:http';
import { isReading, splitTarget } from './page-request.ts';
import { requestIdHeader } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

const headers = { ...securityHeaders, 'content-type': 'text/plain', 'cache-control': 'no-store' };

/**
 * Says that this process lives, for those who route visitors: finished pages are answered also while nothing makes new ones.
 * @returns whether that was asked. In `next dev`, which has no server of ours, `app/api/health` says it, and to the thread that it has begun.
 */
export function answerHealth(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  id: string,
): boolean {
  if (!isReading(method) || splitTarget(url).path !== '/api/health') return false;
  response.writeHead(200, { ...headers, [requestIdHeader]: id });
  response.end(method === 'HEAD' ? undefined : 'ok');
  return true;
}
