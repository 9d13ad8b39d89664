import { APIError } from 'payload';
import type { z } from 'zod';
import { parseQuery } from '@/schemas/composing/query';
import { findRecordsCall, mostRecords } from '@/schemas/composing/records';
import { referenceKinds } from '@/schemas/reference';
import { endpointOf } from './endpoint-of';
import { requireStaff } from './read-composing';
import { findRecords } from './records/find-records';

const largestId = 2_147_483_647;
const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= largestId;

function tellWrong({ issues }: z.ZodError): string {
  const names = new Set(issues.map(({ path: [name] }) => String(name)));
  if (names.has('kind')) return `Ask for kinds of records: ${referenceKinds.join(', ')}`;
  return `This cannot be asked so: ${[...names].join(', ')}. \`most\` is ${mostRecords} at most, \`public\` true or false`;
}

/**
 * Records to choose from: those of each `kind` that say the `words`, `most` of them a `page`; or, of those whose `id` is named, what they are
 * called. `public` are those that visitors see, listings those of one `office`; pages
 * of the owner of the page at `near` come before those of others. Nothing is counted.
 */
export const answerRecords = endpointOf(findRecordsCall, async (req) => {
  requireStaff(req);
  const { data, error } = findRecordsCall.query.safeParse(parseQuery(req.searchParams));
  if (!data) throw new APIError(tellWrong(error), 400, null, true);
  const { kind, id, public: onlyPublic, ...question } = data;
  const ids = id.length > 0 ? id.map(Number).filter(isId) : null;
  const most = ids ? mostRecords : question.most;
  return findRecords({ ...question, kinds: kind, ids, most, isPublic: onlyPublic === 'true' }, req);
});
