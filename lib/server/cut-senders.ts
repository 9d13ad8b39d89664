import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitTarget } from './page-request.ts';

/** How long all that is sent may take, in ms: a few letters. Staff send pictures over slow lines, until the server itself cuts them. */
const patience = 30_000;
/** How long who goes on sending is listened to once there is an answer, in ms, so that it arrives. */
const grace = 500;
const takesFiles = /^\/cms-api(?:\/|$)/;

/** Cuts off who sends more slowly than anybody would, and who sends what nobody reads. */
export function cutSenders(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
  const cut = () => request.complete || socket.destroy();
  if (!takesFiles.test(splitTarget(request.url).path)) {
    const late = setTimeout(cut, patience).unref();
    request.once('close', () => clearTimeout(late));
  }
  response.once('finish', () => request.complete || setTimeout(cut, grace).unref());
}
