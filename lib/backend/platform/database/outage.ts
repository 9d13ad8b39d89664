import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from '@/lib/process-state';

/** Database failures during one unit of work. */
export type Outage = {
  /** A query was not answered. */
  isDatabaseLost: boolean;
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
  const outage: Outage = { isDatabaseLost: false, isCommitUncertain: false };
  return outageStorage.run(outage, () => work(outage));
}

/** The outage record of the current work; undefined outside of tracked work. */
export const currentOutage = (): Outage | undefined => outageStorage.getStore();

/** Records an error that indicates a lost database, regardless of how callers handle it. */
export function recordLoss(error: unknown): void {
  const outage = currentOutage();
  if (outage && isDatabaseLost(error)) outage.isDatabaseLost = true;
}

/** Codes of PostgreSQL (timeout, shutdown, startup, too many connections) and of the network. */
const lossCodes =
  /^(08...|57014|57P0[1-5]|53[23]00|E(CONN[A-Z]+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/;
/** Errors of the driver without a code. */
const lossMessages =
  /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded when trying)/;

/** True when the database is lost or does not respond, so that a retry may succeed. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && lossCodes.test(error.code)) return true;
  // A server that listens on a Unix socket and has removed it; other ENOENT errors are about files.
  if ('code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect')
    return true;
  return lossMessages.test(error.message) || isDatabaseLost(error.cause);
}
