import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

/** Does the work in the request's own transaction: all of it or nothing, and it counts when this resolves. */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  await initTransaction(req);
  try {
    const result = await work();
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
