import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Composed } from '@/schemas/composing/composed';
import { listVersionsCall, type VersionList } from '@/schemas/composing/versions';
import { requireStaff } from './read-composing';

/** As many as one looks through at a time. */
const most = 20;

const versionSchema = z.object({
  id: z.number(),
  updatedAt: z.string(),
  version: z.looseObject({ revised_by: z.string().nullish(), _status: z.string().nullish() }),
});
const nodesSchema = z.object({
  parent: z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)]),
  version: z.looseObject({ blocks: z.array(z.unknown()).nullish() }),
});

/** What was saved of a document, the newest first, so many at a time (`page`). @throws APIError 400, 401, and 404 for what is not there or not theirs. */
export async function listVersions(collection: Composed, req: PayloadRequest): Promise<VersionList> {
  const id = await ownId(collection, req);
  const page = listVersionsCall.query.shape.page.safeParse(req.query.page ?? undefined);
  if (!page.success) throw new APIError('Set page to a number from 1', 400, null, true);
  const found = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    // As they were begun, one after the other: two may be of one millisecond.
    sort: '-id',
    limit: most,
    page: page.data,
    depth: 0,
    select: { updatedAt: true, version: { revised_by: true, _status: true } },
    ...asPerson(req),
  });
  const versions = z.array(versionSchema).parse(found.docs);
  return {
    hasMore: found.hasNextPage,
    versions: versions.map(({ id, updatedAt, version: { revised_by, _status } }) => ({
      id,
      at: updatedAt,
      by: revised_by ?? null,
      isPublished: _status === 'published',
    })),
  };
}

/** The blocks of a version in one language, readable or not. @throws APIError as `listVersions`. */
export async function readVersion(collection: Composed, req: PayloadRequest): Promise<{ nodes: unknown[] }> {
  const id = await ownId(collection, req);
  const version = Number(req.routeParams?.version);
  const found = Number.isSafeInteger(version)
    ? await req.payload.findVersionByID({
        collection,
        id: String(version),
        depth: 0,
        disableErrors: true,
        ...asPerson(req),
      })
    : null;
  const read = nodesSchema.safeParse(found).data;
  if (read?.parent !== id) throw new APIError('There is no such version of it', 404, null, true);
  return { nodes: read.version.blocks ?? [] };
}

/** Of a document that whoever asks may read. */
async function ownId(collection: Composed, req: PayloadRequest): Promise<number> {
  requireStaff(req);
  if (req.locale === 'all') throw new APIError('Set locale to one language', 400, null, true);
  const id = Number(req.routeParams?.id);
  await req.payload.findByID({ collection, id, depth: 0, draft: true, select: {}, ...asPerson(req) });
  return id;
}

const asPerson = (req: PayloadRequest) => ({ overrideAccess: false, user: req.user, req }) as const;
