import type { APIError, CollectionAfterOperationHook, PayloadRequest } from 'payload';

const keyOf = (collection: string, id: unknown) => `delete error of ${collection} ${id}`;

/** Stores the error of a document with its request; one request may delete several. */
export function recordDeleteError(
  req: PayloadRequest,
  collection: string,
  id: number,
  error: APIError,
): void {
  req.context[keyOf(collection, id)] = { status: error.status, data: error.data };
}

/**
 * Payload returns one message for each document that a bulk delete could not remove; this adds the status
 * and the conflicting versions.
 */
export const addConflictData: CollectionAfterOperationHook = ({ collection, operation, req, result }) => {
  if (operation !== 'delete') return result;
  const errors = result.errors.map((error) => ({
    ...error,
    ...Object(req.context[keyOf(collection.slug, error.id)]),
  }));
  return { ...result, errors };
};
