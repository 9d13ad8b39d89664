import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitTarget } from './page-request.ts';

/**
 * Time limit for the body of a request, in ms; visitors send little text. Uploads by staff are limited by
 * the server's own request timeout.
 */
const BODY_TIMEOUT_MS = 30_000;
/**
 * Time for which the rest of a body is still read after the response, in ms, so that the client receives the
 * response.
 */
const DRAIN_TIMEOUT_MS = 500;
const uploadPaths = /^\/cms-api(?:\/|$)/;

/**
 * Closes the connection of a client that sends its body too slowly, or that keeps sending after the
 * response.
 */
export function enforceRequestTimeout(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
  const closeConnection = () => request.complete || socket.destroy();
  if (!uploadPaths.test(splitTarget(request.url).path)) {
    const timeout = setTimeout(closeConnection, BODY_TIMEOUT_MS).unref();
    request.once('close', () => clearTimeout(timeout));
  }
  response.once('finish', () => request.complete || setTimeout(closeConnection, DRAIN_TIMEOUT_MS).unref());
}
