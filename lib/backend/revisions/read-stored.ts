import type { CollectionSlug, PayloadRequest, SelectIncludeType } from 'payload';
import { z } from 'zod';

const storedSchema = z.looseObject({
  revision: z.number().nullish(),
  revised_by: z.string().nullish(),
  updatedAt: z.string(),
});

/** What tells of a document which revision is stored, without what is in it. */
export const ofRevision = { revision: true, revised_by: true, updatedAt: true, _status: true } as const;

/**
 * A document as it is stored now, drafts included, and which revision that is, by whom and when; of the document what is selected,
 * `ofRevision` at least.
 */
export async function readStored(
  collection: CollectionSlug,
  id: number,
  req: PayloadRequest,
  as: { overrideAccess: boolean; select?: SelectIncludeType },
) {
  const found = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    ...as,
    user: req.user,
    req,
  });
  const document = storedSchema.parse(found);
  return {
    revision: document.revision ?? 1,
    by: document.revised_by ?? null,
    at: document.updatedAt,
    document,
  };
}
