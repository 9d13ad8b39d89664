import { pageSources } from '@/adapters/page-sources';
import { readReferences } from '@/adapters/references/references.source';
import { NoRoom } from '@/lib/backend/cms-api/hold-room';
import { staffRequest } from '@/lib/backend/composing/composed-record';
import { inTurn } from '@/lib/backend/composing/in-turn';
import type { SeenByVisitors } from '@/lib/backend/composing/links/draft-link';
import { findDeadLinks } from '@/lib/backend/composing/links/find-dead-links';
import { localOnly } from '@/lib/backend/local-only';
import { lookAt } from '@/lib/publish/look-at';
import { deadLinksQuestionSchema } from '@/schemas/composing';

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = (status: number, message: string) => answer(status, { errors: [{ message }] });

const seen: SeenByVisitors = {
  isThere: async (path, locale) => (await lookAt(pageSources, locale, path)) !== null,
  readReferences,
};

/** The links of a page or section, as it is stored now, that would lead visitors nowhere: for staff who may see it, before they publish it. */
export const GET = localOnly(async (request: Request): Promise<Response> => {
  const req = await staffRequest(request.headers);
  if (!req) return refuse(401, 'Sign in first');
  const { searchParams } = new URL(request.url);
  const asked = deadLinksQuestionSchema.safeParse(Object.fromEntries(searchParams));
  if (!asked.success) return refuse(400, 'Ask for a page or a section by its id, and where it is looked at');
  const look = async () => {
    const links = await findDeadLinks(asked.data, req, seen);
    return links ? answer(200, { links }) : refuse(404, 'There is no such page');
  };
  return inTurn(req.user.id, look, { about: 'dead links', signal: request.signal }).catch((error) => {
    if (error instanceof NoRoom) return refuse(503, error.message);
    throw error;
  });
});
