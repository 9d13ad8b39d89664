import type { CollectionSlug, PayloadRequest, SelectIncludeType } from 'payload';
import { z } from 'zod';

const storedSchema = z.looseObject({
  revision: z.number().nullish(),
  revised_by: z.string().nullish(),
  updatedAt: z.string(),
});

/** Selects what identifies the stored revision, without the content. */
export const revisionSelect = { revision: true, revised_by: true, updatedAt: true, _status: true } as const;

/**
 * Reads a document as it is stored now, drafts included, with its revision, last author and time; `select`
 * must include `revisionSelect`.
 */
export async function readStoredDocument(
  collection: CollectionSlug,
  id: number,
  req: PayloadRequest,
  options: { overrideAccess: boolean; select?: SelectIncludeType },
) {
  const result = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    ...options,
    user: req.user,
    req,
  });
  const document = storedSchema.parse(result);
  return {
    revision: document.revision ?? 1,
    by: document.revised_by ?? null,
    at: document.updatedAt,
    document,
  };
}
