import { APIError } from 'payload';
import type { z } from 'zod';
import { parseQuery } from '@/schemas/composing/query';
import { findRecordsCall, MAX_RECORDS } from '@/schemas/composing/records';
import { referenceKinds } from '@/schemas/reference';
import { createJsonEndpoint } from '../create-endpoint';
import { requireStaff } from '../documents/read-draft';
import { findRecords } from './find-records';

const MAX_ID = 2_147_483_647;
const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= MAX_ID;

function describeQueryError({ issues }: z.ZodError): string {
  const names = new Set(issues.map(({ path: [name] }) => String(name)));
  if (names.has('kind')) return `Specify kinds of records: ${referenceKinds.join(', ')}`;
  return `Invalid parameters: ${[...names].join(', ')}. \`limit\` is ${MAX_RECORDS} at most, \`public\` true or false`;
}

/**
 * Endpoint: records to choose from. Returns records of each `kind` that match `words`, at most `limit` a
 * `page`; with `id`, the names of those records instead. `public` restricts them to records that visitors
 * see, `office` restricts listings to one office. Pages of the owner of the page at `near` are sorted first.
 * There is no total count.
 */
export const recordsEndpoint = createJsonEndpoint(findRecordsCall, async (req) => {
  requireStaff(req);
  const { data, error } = findRecordsCall.query.safeParse(parseQuery(req.searchParams));
  if (!data) throw new APIError(describeQueryError(error), 400, null, true);
  const { kind, id, public: onlyPublic, ...query } = data;
  const ids = id.length > 0 ? id.map(Number).filter(isId) : null;
  const limit = ids ? MAX_RECORDS : query.limit;
  return findRecords({ ...query, kinds: kind, ids, limit, isPublic: onlyPublic === 'true' }, req);
});
