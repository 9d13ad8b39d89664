import { processState } from '@/lib/process-state';

/** Time without reading the log after which an instance no longer counts as current, in ms. */
const MAX_AGE_MS = 15_000;

export type InvalidationState = {
  /** Whether this instance has read the log recently. */
  isCurrent: boolean;
  /** Error of the last read of the log; null when it succeeded. */
  readError: string | null;
  /**
   * Reason why the database sends no notifications, so that the log is polled once a second; null when it
   * does.
   */
  notifyError: string | null;
};

type LogState = Omit<InvalidationState, 'isCurrent'> & {
  readAt: number;
};
const initialState: LogState = {
  readAt: 0,
  readError: null,
  notifyError: null,
};
const currentState = (): LogState => processState.invalidationLogState ?? initialState;

declare module '@/lib/process-state' {
  interface ProcessState {
    invalidationLogState: LogState;
  }
}

/** Records that the log was read, or the error. */
export function recordLogRead(readError: string | null): void {
  processState.invalidationLogState = {
    ...currentState(),
    readError,
    ...(readError === null && { readAt: Date.now() }),
  };
}

/** Records whether the database sends notifications. */
export function recordNotifyError(notifyError: string | null): void {
  processState.invalidationLogState = { ...currentState(), notifyError };
}

/**
 * Returns the state for the readiness check: whether this instance has read the log recently. An instance
 * that has not subscribed yet is not current.
 */
export function getInvalidationState(): InvalidationState {
  const { readAt, readError, notifyError } = currentState();
  return { isCurrent: Date.now() - readAt < MAX_AGE_MS, readError, notifyError };
}
