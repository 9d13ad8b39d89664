import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from '@/lib/process-state';

/** What became of the database during one piece of work. */
export type Outage = {
  /** Something was asked of it that it did not answer. */
  isLost: boolean;
  /** It was lost while it was told to keep what was written, so that nobody knows whether it did. */
  isUnsure: boolean;
};

declare module '@/lib/process-state' {
  interface ProcessState {
    outages: AsyncLocalStorage<Outage>;
  }
}

processState.outages ??= new AsyncLocalStorage<Outage>();
const shared = processState.outages;

/** Does the work for a person who waits: every question to the database ends in good time, and it is told which were lost. */
export function watchOutage<Result>(work: (outage: Outage) => Promise<Result>): Promise<Result> {
  const outage: Outage = { isLost: false, isUnsure: false };
  return shared.run(outage, () => work(outage));
}

/** That of the work in whose course this is called; none outside such work. */
export const currentOutage = (): Outage | undefined => shared.getStore();

/** Notes an error that says the database is gone, whoever makes what of it further up. */
export function noteLost(error: unknown): void {
  const outage = currentOutage();
  if (outage && isLost(error)) outage.isLost = true;
}

/** Codes of PostgreSQL (it takes too long, it is stopped, it starts, it has too many to serve) and of the network. */
const codes =
  /^(08...|57014|57P0[1-5]|53[23]00|E(CONN[A-Z]+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/;
/** What its driver says without a code. */
const sentences = /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded when trying)/;

/** Whether the database is gone or does not answer, so that the same may succeed in a moment. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true;
  // Of a server that is asked by its socket, and has taken that away; elsewhere a file is missing.
  if ('code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect')
    return true;
  return sentences.test(error.message) || isLost(error.cause);
}
