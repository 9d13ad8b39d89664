import { processState } from '@/lib/process-state';

/** How long an instance may have heard nothing of renewals before its pages can no longer be trusted to follow, in ms. */
const patience = 15_000;

export type RenewalState = {
  /** Whether this instance keeps up with what is renewed. */
  isCurrent: boolean;
  /** Why the last attempt to read failed; null when it did not. */
  fault: string | null;
  /** Why the database does not tell of renewals, so that they are looked for once a second; null when it does. */
  untold: string | null;
};

type Watch = Omit<RenewalState, 'isCurrent'> & {
  heardAt: number;
  /** Has the log read at once; ends when it was. */
  hear: () => Promise<void>;
};
const nothing: Watch = { heardAt: 0, fault: null, untold: null, hear: () => Promise.resolve() };
const watch = (): Watch => processState.renewalWatch ?? nothing;

declare module '@/lib/process-state' {
  interface ProcessState {
    renewalWatch: Watch;
  }
}

/** Notes that the log was read, or why it could not be. */
export function noteRenewalRead(fault: string | null): void {
  processState.renewalWatch = { ...watch(), fault, ...(fault === null && { heardAt: Date.now() }) };
}

/** Notes how the log is read at once. */
export function noteHearing(hear: () => Promise<void>): void {
  processState.renewalWatch = { ...watch(), hear };
}

/** Ends when this instance has heard of everything that was committed before the call; at once where it does not listen. */
export const hearRenewals = (): Promise<void> => watch().hear();

/** Notes whether the database tells of renewals. */
export function noteTelling(untold: string | null): void {
  processState.renewalWatch = { ...watch(), untold };
}

/** For readiness: whether this instance hears of renewals. One that does not watch yet is not current. */
export function renewalState(): RenewalState {
  const { heardAt, fault, untold } = watch();
  return { isCurrent: Date.now() - heardAt < patience, fault, untold };
}
