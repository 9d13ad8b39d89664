import { readReferences } from '@/adapters/references/references.source';
import { referenceKey } from '@/lib/engine/reference-table';
import { addressQuestionSchema } from '@/schemas/composing';
import { answer, answerStaff, askedIn, refuse } from '../answer-staff';

/** Where visitors find a record, as the pages that refer to it say: for staff. `path` is null while they do not. */
export const GET = answerStaff(async (request) => {
  const asked = addressQuestionSchema.safeParse(askedIn(request));
  if (!asked.success) return refuse(400, 'Ask for a record by its kind and id');
  const { kind, id } = asked.data;
  const { paths } = await readReferences([asked.data]);
  return answer({ path: paths.get(referenceKey(kind, id)) ?? null });
});
