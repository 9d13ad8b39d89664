import { giveUp, isGivenUp, knock, silentFor } from '@/lib/backend/database/signs-of-life';

/** For how long at most a page waits for a database that answers nobody, in ms: with what else it takes, two seconds. */
const patience = 1_500;
/** And when somebody has waited so long already, and nothing was answered since. */
const doubt = 300;
/** After what silence it is asked whether it lives: what it was asked may take long, as on a machine with much to do. */
const unsure = 200;
const between = 100;

/**
 * The result of `work`, or a TimeoutError when meanwhile the database answers nothing at all. Counted from `begun`, in ms of
 * `performance.now()`, so that what asks several times waits once; the next one hardly waits. The time a busy machine takes counts for nothing.
 */
export async function whileAnswered<Result>(work: Promise<Result>, begun: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const isTooLong = () => silentFor(begun) > (isGivenUp() ? doubt : patience);
  const decide = () => {
    if (!isTooLong()) return;
    giveUp();
    reject(new DOMException(`The database has not answered for ${patience} ms`, 'TimeoutError'));
  };
  // Asked once more after what has arrived was read: a process that was busy has answers waiting.
  const look = () => {
    if (silentFor(begun) > unsure) knock();
    if (isTooLong()) setImmediate(decide);
  };
  const timer = setInterval(look, between);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearInterval(timer);
  }
}
