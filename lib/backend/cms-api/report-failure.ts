import { randomBytes } from 'node:crypto';

type Logger = { error: (entry: object) => void };
const toConsole: Logger = { error: (entry) => console.error(entry) };

/** Logs what went wrong on our side under a number. @returns the sentence to answer with, which names it. */
export function reportFailure(
  error: unknown,
  { method, url }: { method?: string; url?: string },
  logger: Logger = toConsole,
): string {
  const requestId = randomBytes(6).toString('hex');
  const path = url === undefined ? undefined : new URL(url, 'http://localhost').pathname;
  logger.error({ msg: `Request ${requestId} failed`, requestId, method, path, err: error });
  return `Something went wrong. Try again; if it stays, tell the administrator the number ${requestId}`;
}
