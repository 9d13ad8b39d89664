import type { PayloadRequest } from 'payload';

type CommitCallback = () => Promise<void>;

/** Callbacks of open transactions, by transaction id. */
const callbacks = new Map<string, CommitCallback[]>();

/**
 * Runs work, which must not fail, after the commit of the request's transaction and before the response;
 * never after a rollback. Without a transaction it runs at once.
 */
export async function afterCommit(
  req: Pick<PayloadRequest, 'transactionID'>,
  work: CommitCallback,
): Promise<void> {
  const transaction = await req.transactionID;
  if (!transaction) return work();
  const id = String(transaction);
  callbacks.set(id, [...(callbacks.get(id) ?? []), work]);
}

/** Runs the callbacks of a committed transaction. */
export async function runAfterCommit(id: string): Promise<void> {
  const pending = callbacks.get(id) ?? [];
  callbacks.delete(id);
  for (const work of pending) await work();
}

/** Discards the callbacks of a transaction that was rolled back. */
export const discardAfterCommit = (id: string): boolean => callbacks.delete(id);
