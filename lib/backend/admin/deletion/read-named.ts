import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { transactionOf } from '../../platform/database/same-transaction';
import { relationId } from '../../relation-id';

/** A section or menu, which content finds by its name; that of the office precedes that of the network. */
export type NamedContent = {
  collection: 'website-sections' | 'menus';
  id: number;
  name: string;
  office: number | null;
  isPublished: boolean;
};

const documentSchema = z.object({
  id: z.number(),
  name: z.string(),
  office: z.unknown(),
  _status: z.enum(['draft', 'published']).optional(),
});

/** @returns null for a document of another collection. */
export function toNamedContent(collection: string, document: unknown): NamedContent | null {
  if (collection !== 'website-sections' && collection !== 'menus') return null;
  const { data } = documentSchema.safeParse(document);
  if (!data) return null;
  return {
    collection,
    id: data.id,
    name: data.name,
    office: relationId(data.office),
    isPublished: data._status !== 'draft',
  };
}

/** Reads the stored document; drafts of later changes are ignored. */
export async function readNamedContent(collection: string, id: number, req: PayloadRequest): Promise<NamedContent | null> {
  if (collection !== 'website-sections' && collection !== 'menus') return null;
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    req: transactionOf(req),
  });
  return toNamedContent(collection, docs[0]);
}
