import type { PayloadRequest } from 'payload';

type Work = () => Promise<void>;

/** What waits for transactions to count, by their ids. */
const waiting = new Map<string, Work[]>();

/** Does work, which must not fail, once the request's transaction counts, before that is answered; never when it is undone. Without a transaction at once. */
export async function afterCommit(req: Pick<PayloadRequest, 'transactionID'>, work: Work): Promise<void> {
  const transaction = await req.transactionID;
  if (!transaction) return work();
  const id = String(transaction);
  waiting.set(id, [...(waiting.get(id) ?? []), work]);
}

/** For whoever ends a transaction. */
export async function doAfterCommit(id: string): Promise<void> {
  const works = waiting.get(id) ?? [];
  waiting.delete(id);
  for (const work of works) await work();
}

/** Of a transaction that was undone. */
export const forgetAfterCommit = (id: string): boolean => waiting.delete(id);
