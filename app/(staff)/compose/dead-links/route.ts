import { pageSources } from '@/adapters/page-sources';
import { readReferences } from '@/adapters/references/references.source';
import { inTurn } from '@/lib/backend/composing/in-turn';
import type { SeenByVisitors } from '@/lib/backend/composing/links/draft-link';
import { findDeadLinks } from '@/lib/backend/composing/links/find-dead-links';
import { lookAt } from '@/lib/publish/look-at';
import { findDeadLinksCall } from '@/schemas/composing/links';
import { answer, answerStaff, queryOf, refuse } from '../answer-staff';

const isThere: SeenByVisitors['isThere'] = async (path, locale) =>
  (await lookAt(pageSources, locale, path)) !== null;

/** The links of a page or section, as it is stored now, that would lead visitors nowhere: for staff who may see it, before they publish it. */
export const GET = answerStaff(async (request, req) => {
  const asked = findDeadLinksCall.query.safeParse(queryOf(request));
  if (!asked.success)
    return refuse(findDeadLinksCall, 400, 'Ask for a page or a section by its id, and where it is looked at');
  const { signal } = request;
  const look = () => findDeadLinks(asked.data, req, { isThere, readReferences, signal });
  const links = await inTurn(req.user.id, look, { about: 'dead links', signal });
  return links
    ? answer(findDeadLinksCall, { links })
    : refuse(findDeadLinksCall, 404, 'There is no such page');
});
