/** @throws Error when a confirmed lead is missing or its mail was not queued. */
export function assertNoLosses({ lost, unqueued }: { lost: number; unqueued: number }): void {
  if (lost > 0) throw new Error(`${lost} leads are lost that visitors were thanked for`);
  if (unqueued > 0) throw new Error(`${unqueued} leads are kept, and no mail of them was queued`);
}
