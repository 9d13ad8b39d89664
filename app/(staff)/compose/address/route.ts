import { readReferences } from '@/adapters/references/references.source';
import { staffRequest } from '@/lib/backend/composing/composed-record';
import { localOnly } from '@/lib/backend/local-only';
import { referenceKey } from '@/lib/engine/reference-table';
import { addressQuestionSchema } from '@/schemas/composing';

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = (status: number, message: string) => answer(status, { errors: [{ message }] });

/** Where visitors find a record, as the pages that refer to it say: for staff. `path` is null while they do not. */
export const GET = localOnly(async (request: Request): Promise<Response> => {
  if (!(await staffRequest(request.headers))) return refuse(401, 'Sign in first');
  const { searchParams } = new URL(request.url);
  const asked = addressQuestionSchema.safeParse(Object.fromEntries(searchParams));
  if (!asked.success) return refuse(400, 'Ask for a record by its kind and id');
  const { kind, id } = asked.data;
  const { paths } = await readReferences([asked.data]);
  return answer(200, { path: paths.get(referenceKey(kind, id)) ?? null });
});
