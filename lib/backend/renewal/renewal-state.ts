/** How long an instance may have heard nothing of renewals before its pages can no longer be trusted to follow, in ms. */
const patience = 15_000;

export type RenewalState = {
  /** Whether this instance keeps up with what is renewed. */
  isCurrent: boolean;
  /** Why the last attempt to read failed; null when it did not. */
  fault: string | null;
};

type Watch = { heardAt: number; fault: string | null };

declare global {
  /** On the global object, since Next gives each of its bundles a copy of every module. */
  var renewalWatch: Watch | undefined;
}

/** Notes that the log was read, or why it could not be. */
export function noteRenewalRead(fault: string | null): void {
  const heardAt = fault === null ? Date.now() : (globalThis.renewalWatch?.heardAt ?? 0);
  globalThis.renewalWatch = { heardAt, fault };
}

/** For readiness: whether this instance hears of renewals. One that does not watch yet is not current. */
export function renewalState(): RenewalState {
  const { heardAt, fault } = globalThis.renewalWatch ?? { heardAt: 0, fault: null };
  return { isCurrent: Date.now() - heardAt < patience, fault };
}
