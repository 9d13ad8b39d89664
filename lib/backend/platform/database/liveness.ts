import { processState } from '@/lib/process-state';

type DatabaseLiveness = {
  pendingQueries: Set<{ sentAt: number }>;
  answeredAt: number;
  /** A caller gave up waiting, and nothing was answered since. */
  isUnresponsive: boolean;
  /** Sends a query that only tests whether the database responds. */
  probe: (() => Promise<unknown>) | null;
  isProbing: boolean;
};

declare module '@/lib/process-state' {
  interface ProcessState {
    databaseLiveness: DatabaseLiveness;
  }
}

processState.databaseLiveness ??= {
  ...{ pendingQueries: new Set(), answeredAt: 0, isUnresponsive: false },
  ...{ probe: null, isProbing: false },
};
const liveness = processState.databaseLiveness;

/**
 * Time in ms since the database last answered a query of this process, while queries are pending; counted
 * from `since` at the earliest.
 */
export function getUnansweredMs(since: number): number {
  const [oldest] = liveness.pendingQueries;
  if (!oldest) return 0;
  return performance.now() - Math.max(oldest.sentAt, liveness.answeredAt, since);
}

/**
 * Marks the database as unresponsive until a query is answered, so that other callers do not wait in vain.
 */
export function markUnresponsive(): void {
  liveness.isUnresponsive = true;
}

export const isUnresponsive = (): boolean => liveness.isUnresponsive;

/** Sets the query that tests whether a slow database responds. */
export function setDatabaseProbe(query: () => Promise<unknown>): void {
  liveness.probe = query;
}

/**
 * Tests whether a busy database responds; the answer is recorded like any other. One probe runs at a time.
 */
export function probeDatabase(): void {
  if (liveness.isProbing || !liveness.probe) return;
  liveness.isProbing = true;
  const end = () => {
    liveness.isProbing = false;
  };
  liveness.probe().then(end, end);
}

/**
 * Records that a query was sent.
 * @returns the function to call when the query has ended.
 */
function startQuery(): () => void {
  const query = { sentAt: performance.now() };
  liveness.pendingQueries.add(query);
  return () => void liveness.pendingQueries.delete(query);
}

function recordAnswer(): void {
  liveness.answeredAt = performance.now();
  liveness.isUnresponsive = false;
}

/**
 * Calls a function that returns its result by a callback or a promise, and tracks the query; other functions are not
 * tracked. `provesLiveness` is false for calls that can succeed without the database, such as getting an open
 * connection.
 */
export function trackQuery(
  send: (...args: unknown[]) => unknown,
  args: unknown[],
  provesLiveness: boolean,
): unknown {
  const end = startQuery();
  const settle = (error: unknown) => {
    end();
    if (provesLiveness && !isConnectionLoss(error)) recordAnswer();
  };
  const callback = args.at(-1);
  try {
    if (typeof callback === 'function') {
      const trackedCallback = (error: unknown, ...answer: unknown[]) => {
        settle(error);
        return callback(error, ...answer);
      };
      return send(...args.slice(0, -1), trackedCallback);
    }
    const answer = send(...args);
    if (answer instanceof Promise) answer.then(() => settle(null), settle);
    else end();
    return answer;
  } catch (error) {
    end();
    throw error;
  }
}

/** Errors of the database have a severity; a failed or lost connection does not show that it responds. */
const isConnectionLoss = (error: unknown): boolean => error instanceof Error && !('severity' in error);
