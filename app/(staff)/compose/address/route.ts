import { readReferences } from '@/adapters/references/references.source';
import { referenceKey } from '@/lib/engine/reference-table';
import { findAddressCall } from '@/schemas/composing/links';
import { jsonResponse, queryErrorResponse, queryOf, staffRoute } from '../staff-route';

/**
 * The public path of a record, from the same source as the pages that link to it: for staff. `path` is null
 * while it has none.
 */
export const GET = staffRoute(async (request) => {
  const query = findAddressCall.query.safeParse(queryOf(request));
  if (!query.success)
    return queryErrorResponse(findAddressCall, request, 'Specify a record by its kind and id');
  const { kind, id } = query.data;
  const { paths } = await readReferences([query.data]);
  return jsonResponse(findAddressCall, { path: paths.get(referenceKey(kind, id)) ?? null });
});
