import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const requestIdHeader = 'x-request-id';
/** As proxies write one. Whatever else is sent by that name might say who asked. */
const wellFormed = /^[\da-f][\da-f-]{14,62}[\da-f]$/i;

/** By what a request is found in the log: the id that a proxy in front gave it, else one of its own. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}
