import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import { listVersionsCall, type VersionList } from '@/schemas/composing/versions';
import { requireStaff } from './read-draft';

/** Versions on one page of the history. */
const PAGE_SIZE = 20;

const versionSchema = z.object({
  id: z.number(),
  updatedAt: z.string(),
  version: z.looseObject({ revised_by: z.string().nullish(), _status: z.string().nullish() }),
});
const nodesSchema = z.object({
  parent: z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)]),
  version: z.looseObject({ blocks: z.array(z.unknown()).nullish() }),
});

/**
 * Lists the saved versions of a document, newest first, page by page (`page`).
 * @throws APIError 400, 401, and 404 when the document does not exist or is not accessible.
 */
export async function listVersions(
  collection: ComposableCollection,
  req: PayloadRequest,
): Promise<VersionList> {
  const documentId = await requireReadableId(collection, req);
  const page = listVersionsCall.query.shape.page.safeParse(req.query.page ?? undefined);
  if (!page.success) throw new APIError('Set page to a number from 1', 400, null, true);
  const result = await req.payload.findVersions({
    collection,
    where: { parent: { equals: documentId } },
    // By creation order: two versions can have the same time in milliseconds.
    sort: '-id',
    limit: PAGE_SIZE,
    page: page.data,
    depth: 0,
    select: { updatedAt: true, version: { revised_by: true, _status: true } },
    ...asUser(req),
  });
  const versions = z.array(versionSchema).parse(result.docs);
  return {
    hasMore: result.hasNextPage,
    versions: versions.map(({ id, updatedAt, version: { revised_by, _status } }) => ({
      id,
      at: updatedAt,
      by: revised_by ?? null,
      isPublished: _status === 'published',
    })),
  };
}

/**
 * Reads the stored blocks of a version in one language.
 * @throws APIError as `listVersions` does.
 */
export async function readVersion(
  collection: ComposableCollection,
  req: PayloadRequest,
): Promise<{ nodes: unknown[] }> {
  const id = await requireReadableId(collection, req);
  const version = Number(req.routeParams?.version);
  const found = Number.isSafeInteger(version)
    ? await req.payload.findVersionByID({
        collection,
        id: String(version),
        depth: 0,
        disableErrors: true,
        ...asUser(req),
      })
    : null;
  const parsed = nodesSchema.safeParse(found).data;
  if (parsed?.parent !== id) throw new APIError('This version does not exist', 404, null, true);
  return { nodes: parsed.version.blocks ?? [] };
}

/** The document id, after checking that the user may read the document. */
async function requireReadableId(collection: ComposableCollection, req: PayloadRequest): Promise<number> {
  requireStaff(req);
  if (req.locale === 'all') throw new APIError('Set locale to one language', 400, null, true);
  const id = Number(req.routeParams?.id);
  await req.payload.findByID({ collection, id, depth: 0, draft: true, select: {}, ...asUser(req) });
  return id;
}

const asUser = (req: PayloadRequest) => ({ overrideAccess: false, user: req.user, req }) as const;
