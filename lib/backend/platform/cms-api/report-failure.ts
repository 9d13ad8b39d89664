import { randomBytes } from 'node:crypto';

type ErrorLogger = { error: (entry: object) => void };
const consoleLogger: ErrorLogger = { error: (entry) => console.error(entry) };

/**
 * Logs an unexpected error with a request id. @returns the message for the response, which contains the id.
 */
export function reportFailure(
  error: unknown,
  { method, url }: { method?: string; url?: string },
  logger: ErrorLogger = consoleLogger,
): string {
  const requestId = randomBytes(6).toString('hex');
  const path = url === undefined ? undefined : new URL(url, 'http://localhost').pathname;
  logger.error({ msg: `Request ${requestId} failed`, requestId, method, path, err: error });
  return `Something went wrong. Try again; if it happens again, give the administrator the number ${requestId}`;
}
