import type { APIError, CollectionAfterOperationHook, PayloadRequest } from 'payload';

const keyOf = (collection: string, id: unknown) => `refusal of ${collection} ${id}`;

/** Keeps why a document was refused with its request: one request may remove several. */
export function noteRefusal(req: PayloadRequest, collection: string, id: number, refusal: APIError): void {
  req.context[keyOf(collection, id)] = { status: refusal.status, data: refusal.data };
}

/** Of a removal of several Payload tells a sentence for each that stayed; this adds both versions to it. */
export const tellVersions: CollectionAfterOperationHook = ({ collection, operation, req, result }) => {
  if (operation !== 'delete') return result;
  const errors = result.errors.map((error) => ({
    ...error,
    ...Object(req.context[keyOf(collection.slug, error.id)]),
  }));
  return { ...result, errors };
};
