import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  executeAccess,
  type PayloadRequest,
  type Where,
} from 'payload';
import { z } from 'zod';
import { picturedKinds } from '@/schemas/bindings/supplied-pictures';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import { type FoundForms, mostRecords } from '@/schemas/composing';
import { requireStaff } from './read-composing';

const keys = z.array(z.string().min(1).max(200)).max(mostRecords);
const questionSchema = z.object({ kind: z.enum(picturedKinds), ids: keys, slugs: keys });
type Question = z.infer<typeof questionSchema>;

/**
 * Which of the records that a page shows, by their ids or slugs, have a form that whoever asks may see, and whether it is theirs to
 * change: by the rules of the collection. What is not in the answer is not theirs to see.
 */
export const answerForms: Endpoint = {
  path: '/composing/forms',
  method: 'get',
  handler: async (req) => {
    requireStaff(req);
    const { searchParams } = req;
    const asked = {
      kind: searchParams.get('kind'),
      ids: searchParams.getAll('id'),
      slugs: searchParams.getAll('slug'),
    };
    const { data } = questionSchema.safeParse(asked);
    if (!data) throw new APIError('Ask for records of a kind, by id or slug', 400, null, true);
    return Response.json(await findForms(data, req));
  },
};

const recordSchema = z.looseObject({ id: z.number(), slug: z.string().nullish() });

async function findForms({ kind, ids, slugs }: Question, req: PayloadRequest): Promise<FoundForms> {
  const collection = collectionOfKind[kind];
  const where: Where = {
    or: [
      { id: { in: ids.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= largestId) } },
      { slug: { in: slugs } },
    ],
  };
  const { docs } = await req.payload.find({
    ...{ collection, where, depth: 0, limit: mostRecords, pagination: false },
    select: { slug: true },
    ...{ overrideAccess: false, user: req.user, req },
  });
  const records = z.array(recordSchema).parse(docs);
  const theirs = await changeable(
    collection,
    records.map(({ id }) => id),
    req,
  );
  return {
    collection,
    forms: records.map((record) => ({
      id: record.id,
      slug: record.slug ?? null,
      mayChange: theirs.has(record.id),
    })),
  };
}

const largestId = 2_147_483_647;

async function changeable(
  collection: CollectionSlug,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<ReadonlySet<number>> {
  const { access } = req.payload.collections[collection].config;
  const allowed = await executeAccess({ req, disableErrors: true }, access.update);
  if (typeof allowed === 'boolean') return new Set(allowed ? ids : []);
  const where: Where = { and: [{ id: { in: [...ids] } }, allowed] };
  const { docs } = await req.payload.find({
    ...{ collection, where, depth: 0, limit: mostRecords, pagination: false, select: {} },
    ...{ overrideAccess: false, user: req.user, req },
  });
  return new Set(docs.map(({ id }) => Number(id)));
}
