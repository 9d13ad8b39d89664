/** @throws Error when a confirmed lead is missing or its mail was not queued. */
export function assertNoLosses({ lost, unqueued }: { lost: number; unqueued: number }): void {
  if (lost > 0) throw new Error(`${lost} confirmed leads are lost`);
  if (unqueued > 0) throw new Error(`${unqueued} leads are stored without a queued mail`);
}
