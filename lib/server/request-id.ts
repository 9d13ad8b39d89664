import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const requestIdHeader = 'x-request-id';
/** The formats that proxies use: 32 hexadecimal digits or a UUID. Other values might identify a person. */
const requestIdPattern = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** The id of a request in the log: the one that a proxy set, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const header = headers[requestIdHeader];
  return typeof header === 'string' && requestIdPattern.test(header) ? header : randomUUID();
}
