import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import type { As } from './access-cases';

const revisedSchema = z.object({ revision: z.number() });

/** Deletes a document as the given user, at its stored revision. */
export async function deleteAs(payload: Payload, collection: CollectionSlug, id: number, as: As) {
  const found = await payload.findByID({ collection, id, draft: true, depth: 0 });
  return payload.delete({ collection, id, ...as, context: revisedSchema.parse(found) });
}
