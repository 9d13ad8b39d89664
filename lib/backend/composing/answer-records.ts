import { APIError, type Endpoint } from 'payload';
import { z } from 'zod';
import { mostRecords } from '@/schemas/composing';
import { referenceKinds } from '@/schemas/reference';
import { requireStaff } from './read-composing';
import { findRecords } from './records/find-records';

const number = (most: number, otherwise: number) =>
  z.coerce.number().int().min(1).max(most).default(otherwise);
const questionSchema = z.object({
  kinds: z.array(z.enum(referenceKinds)).min(1).max(referenceKinds.length),
  words: z.string().max(200).default(''),
  ids: z.array(z.string()).max(mostRecords),
  most: number(mostRecords, 12),
  page: number(1_000, 1),
  public: z.enum(['true', 'false']).default('false'),
  office: z.string().max(120).nullable().default(null),
  near: z.string().startsWith('/').max(2_000).nullable().default(null),
});
const largestId = 2_147_483_647;
const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= largestId;

function tellWrong({ issues }: z.ZodError): string {
  const names = new Set(issues.map(({ path: [name] }) => String(name)));
  if (names.has('kinds')) return `Ask for kinds of records: ${referenceKinds.join(', ')}`;
  return `This cannot be asked so: ${[...names].join(', ')}. \`most\` is ${mostRecords} at most, \`public\` true or false`;
}

/**
 * Records to choose from: those of each `kind` that say the `words`, `most` of them a `page`; or, of those whose `id` is named, what they are
 * called. `public` are those that visitors see, listings those of one `office`; pages
 * of the owner of the page at `near` come before those of others. Nothing is counted.
 */
export const answerRecords: Endpoint = {
  path: '/composing/records',
  method: 'get',
  handler: async (req) => {
    requireStaff(req);
    const { searchParams } = req;
    const { kind, id, ...others } = Object.fromEntries(searchParams);
    const asked = { ...others, kinds: searchParams.getAll('kind'), ids: searchParams.getAll('id') };
    const { data, error } = questionSchema.safeParse(asked);
    if (!data) throw new APIError(tellWrong(error), 400, null, true);
    const ids = data.ids.length > 0 ? data.ids.map(Number).filter(isId) : null;
    const most = ids ? mostRecords : data.most;
    const isPublic = data.public === 'true';
    return Response.json(await findRecords({ ...data, ids, most, isPublic }, req));
  },
};
