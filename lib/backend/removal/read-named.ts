import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { sameTransaction } from '../database/same-transaction';
import { relationId } from '../relation-id';

/** A document that content finds by its name, an office its own before the network's. */
export type Named = {
  collection: 'website-sections' | 'menus';
  id: number;
  name: string;
  office: number | null;
  isShown: boolean;
};

const documentSchema = z.object({
  id: z.number(),
  name: z.string(),
  office: z.unknown(),
  _status: z.enum(['draft', 'published']).optional(),
});

/** A section or menu as content finds it; null for any other document. */
export function toNamed(collection: string, document: unknown): Named | null {
  if (collection !== 'website-sections' && collection !== 'menus') return null;
  const { data } = documentSchema.safeParse(document);
  if (!data) return null;
  return {
    collection,
    id: data.id,
    name: data.name,
    office: relationId(data.office),
    isShown: data._status !== 'draft',
  };
}

/** As `toNamed`, of what is stored; drafts of later changes are not looked at. */
export async function readNamed(collection: string, id: number, req: PayloadRequest): Promise<Named | null> {
  if (collection !== 'website-sections' && collection !== 'menus') return null;
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    req: sameTransaction(req),
  });
  return toNamed(collection, docs[0]);
}
