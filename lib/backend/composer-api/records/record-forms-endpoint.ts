import { APIError, type CollectionSlug, executeAccess, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import { parseQuery } from '@/schemas/composing/query';
import { findFormsCall, MAX_RECORDS, type RecordForms } from '@/schemas/composing/records';
import { createJsonEndpoint } from '../create-endpoint';
import { requireStaff } from '../documents/read-draft';

type FormsQuery = z.output<typeof findFormsCall.query>;

/**
 * Endpoint: which of the records on a page, by id or slug, have an admin form that the user may see, and
 * whether the user may change them. Collection access decides. Records that the user may not see are left
 * out.
 */
export const recordFormsEndpoint = createJsonEndpoint(findFormsCall, async (req) => {
  requireStaff(req);
  const { data } = findFormsCall.query.safeParse(parseQuery(req.searchParams));
  if (!data) throw new APIError('Specify records of a kind, by id or slug', 400, null, true);
  return findForms(data, req);
});

const recordSchema = z.looseObject({ id: z.number(), slug: z.string().nullish() });

async function findForms(
  { kind, id: ids, slug: slugs }: FormsQuery,
  req: PayloadRequest,
): Promise<RecordForms> {
  const collection = collectionOfKind[kind];
  const where: Where = {
    or: [
      { id: { in: ids.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID) } },
      { slug: { in: [...slugs] } },
    ],
  };
  const { docs } = await req.payload.find({
    ...{ collection, where, depth: 0, limit: MAX_RECORDS, pagination: false },
    select: { slug: true },
    ...{ overrideAccess: false, user: req.user, req },
  });
  const records = z.array(recordSchema).parse(docs);
  const editableIds = await findEditableIds(
    collection,
    records.map(({ id }) => id),
    req,
  );
  return {
    collection,
    forms: records.map((record) => ({
      id: record.id,
      slug: record.slug ?? null,
      mayChange: editableIds.has(record.id),
    })),
  };
}

const MAX_ID = 2_147_483_647;

async function findEditableIds(
  collection: CollectionSlug,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<ReadonlySet<number>> {
  const { access } = req.payload.collections[collection].config;
  const allowed = await executeAccess({ req, disableErrors: true }, access.update);
  if (typeof allowed === 'boolean') return new Set(allowed ? ids : []);
  const where: Where = { and: [{ id: { in: [...ids] } }, allowed] };
  const { docs } = await req.payload.find({
    ...{ collection, where, depth: 0, limit: MAX_RECORDS, pagination: false, select: {} },
    ...{ overrideAccess: false, user: req.user, req },
  });
  return new Set(docs.map(({ id }) => Number(id)));
}
