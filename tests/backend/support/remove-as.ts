import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import type { As } from './cases';

const revisedSchema = z.object({ revision: z.number() });

/** Removes a document on somebody's behalf, as it is stored now. */
export async function removeAs(payload: Payload, collection: CollectionSlug, id: number, as: As) {
  const found = await payload.findByID({ collection, id, draft: true, depth: 0 });
  return payload.delete({ collection, id, ...as, context: revisedSchema.parse(found) });
}
