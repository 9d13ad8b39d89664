import type { LogExtent } from '../environment.ts';
import type { ResponseSource } from './answer-kind.ts';
import { loggablePath } from './path-for-log.ts';

type LoggedRequest = { id: string; method: string | undefined; url: string | undefined; status: number };

export const shouldLog = (level: LogExtent, source: ResponseSource): boolean =>
  level === 'all' || (level === 'made' && source !== 'hit' && source !== 'stale');

/** Writes one line of JSON about a response. It contains no personal data. */
export function logResponse({ id, method, url, status }: LoggedRequest, source: ResponseSource, durationMs: number): void {
  const time = new Date().toISOString();
  const entry = { time, id, method, path: loggablePath(url), status, source, ms: Math.round(durationMs * 10) / 10 };
  process.stdout.write(`${JSON.stringify(entry)}\n`);
}
