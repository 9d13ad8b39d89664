import { runInNewContext } from 'node:vm';

/** Far beyond what any work of a test takes that does not take for ever, in ms. */
const patience = 15_000;

/** What `work` gives back. @throws when it comes to no end, also from the middle of a regular expression, which no test's own timeout breaks off. */
export function inTime<Result>(work: () => Result): Result {
  const done: Result[] = [];
  runInNewContext('work()', { work: () => void done.push(work()) }, { timeout: patience });
  const [result] = done;
  if (result === undefined) throw new Error('It gave nothing back');
  return result;
}
