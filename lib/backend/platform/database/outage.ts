import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from '@/lib/process-state';

/** Database failures during one request. */
export type Outage = {
  /** A query failed because the database did not respond. */
  isDatabaseUnavailable: boolean;
  /** The connection was lost during a commit, so the outcome is unknown. */
  isCommitUncertain: boolean;
};

declare module '@/lib/process-state' {
  interface ProcessState {
    outages: AsyncLocalStorage<Outage>;
  }
}

processState.outages ??= new AsyncLocalStorage<Outage>();
const outageStorage = processState.outages;

/**
 * Runs work for a waiting user: all its queries have a timeout, and lost ones are recorded in the outage.
 */
export function trackOutage<Result>(work: (outage: Outage) => Promise<Result>): Promise<Result> {
  const outage: Outage = { isDatabaseUnavailable: false, isCommitUncertain: false };
  return outageStorage.run(outage, () => work(outage));
}

/** The outage record of the current work; undefined outside of tracked work. */
export const getCurrentOutage = (): Outage | undefined => outageStorage.getStore();

/** Records an error that indicates a lost database, regardless of how callers handle it. */
export function recordOutage(error: unknown): void {
  const outage = getCurrentOutage();
  if (outage && isDatabaseUnavailable(error)) outage.isDatabaseUnavailable = true;
}

/** Codes of PostgreSQL (timeout, shutdown, startup, too many connections) and of the network. */
const outageCodePattern =
  /^(08...|57014|57P0[1-5]|53[23]00|E(CONN[A-Z]+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/;
/** Errors of the driver without a code. */
const outageMessagePattern =
  /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded when trying)/;

/** Whether the error shows that the database is unavailable, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && outageCodePattern.test(error.code)) return true;
  // A server that listens on a Unix socket and has removed it; other ENOENT errors are about files.
  if ('code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect')
    return true;
  return outageMessagePattern.test(error.message) || isDatabaseUnavailable(error.cause);
}
