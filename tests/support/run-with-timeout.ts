import { runInNewContext } from 'node:vm';

/** Far beyond the duration of any terminating work of a test, in ms. */
const TIMEOUT_MS = 15_000;

/**
 * Returns the result of `work`.
 * @throws when it does not terminate, even inside a regular expression, which a test timeout cannot
 * interrupt.
 */
export function runWithTimeout<Result>(work: () => Result): Result {
  const done: Result[] = [];
  runInNewContext('work()', { work: () => void done.push(work()) }, { timeout: TIMEOUT_MS });
  const [result] = done;
  if (result === undefined) throw new Error('The function returned nothing');
  return result;
}
