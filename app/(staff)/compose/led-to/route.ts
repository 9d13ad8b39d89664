import { pageSources } from '@/adapters/page-sources';
import { NoRoom } from '@/lib/backend/cms-api/hold-room';
import { staffRequest } from '@/lib/backend/composing/composed-record';
import { findAtAddress } from '@/lib/backend/composing/find-at-address';
import { inTurn } from '@/lib/backend/composing/in-turn';
import { localOnly } from '@/lib/backend/local-only';
import { lookAt } from '@/lib/publish/look-at';
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
  const look = async () => {
    const standing = await lookAt(pageSources, locale, path);
    // Where a redirect leads away, visitors do not come upon what had the address.
    const found = standing === 'way' ? null : await findAtAddress(path, req);
    return answer(200, { found, isThere: found !== null || standing !== null });
  };
  return inTurn(req.user.id, look, { about: 'led to', signal: request.signal }).catch((error) => {
    if (error instanceof NoRoom) return refuse(503, error.message);
    throw error;
  });
});
