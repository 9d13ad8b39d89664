import { readReferences } from '@/adapters/references/references.source';
import { referenceKey } from '@/lib/engine/reference-table';
import { findAddressCall } from '@/schemas/composing/links';
import { answer, answerStaff, queryOf, refuse } from '../answer-staff';

/** Where visitors find a record, as the pages that refer to it say: for staff. `path` is null while they do not. */
export const GET = answerStaff(async (request) => {
  const asked = findAddressCall.query.safeParse(queryOf(request));
  if (!asked.success) return refuse(findAddressCall, 400, 'Ask for a record by its kind and id');
  const { kind, id } = asked.data;
  const { paths } = await readReferences([asked.data]);
  return answer(findAddressCall, { path: paths.get(referenceKey(kind, id)) ?? null });
});
