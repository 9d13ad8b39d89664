import { pageSources } from '@/adapters/page-sources';
import { staffRequest } from '@/lib/backend/composing/composed-record';
import { findAtAddress } from '@/lib/backend/composing/find-at-address';
import { localOnly } from '@/lib/backend/local-only';
import { findPage } from '@/lib/publish/compose-page';
import { ledToQuestionSchema } from '@/schemas/composing';

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = (status: number, message: string) => answer(status, { errors: [{ message }] });

/**
 * What visitors find at an address of this site, so that a link follows it wherever it moves: for staff. `found` is null for nothing that a
 * link can name, `isThere` says whether anything is there.
 */
export const GET = localOnly(async (request: Request): Promise<Response> => {
  const { searchParams } = new URL(request.url);
  const asked = ledToQuestionSchema.safeParse(Object.fromEntries(searchParams));
  const req = await staffRequest(request.headers, asked.data?.locale);
  if (!req) return refuse(401, 'Sign in first');
  if (!asked.success) return refuse(400, 'Ask for a path below a language');
  const { path, locale } = asked.data;
  const found = await findAtAddress(path, req);
  const isThere = found !== null || (await findPage(pageSources, locale, path)) !== null;
  return answer(200, { found, isThere });
});
