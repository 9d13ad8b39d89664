import type { LogExtent } from '../environment.ts';
import type { AnswerKind } from './answer-kind.ts';
import { pathForLog } from './path-for-log.ts';

type Asked = { id: string; method: string | undefined; url: string | undefined; status: number };

export const isLogged = (extent: LogExtent, answer: AnswerKind): boolean =>
  extent === 'all' || (extent === 'made' && answer !== 'hit' && answer !== 'stale');

/** Writes one line of JSON about an answer, `took` in ms. Nothing in it says who asked. */
export function logAnswer({ id, method, url, status }: Asked, answer: AnswerKind, took: number): void {
  const time = new Date().toISOString();
  const line = { time, id, method, path: pathForLog(url), status, answer, ms: Math.round(took * 10) / 10 };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
