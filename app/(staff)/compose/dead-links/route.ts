import { pageSources } from '@/adapters/page-sources';
import { readReferences } from '@/adapters/references/references.source';
import type { VisitorView } from '@/lib/backend/composer-api/links/draft-link';
import { findDeadLinks } from '@/lib/backend/composer-api/links/find-dead-links';
import { runQueued } from '@/lib/backend/composer-api/work-queue';
import { probeAddress } from '@/lib/publish/probe-address';
import { findDeadLinksCall } from '@/schemas/composing/links';
import { errorResponse, jsonResponse, queryErrorResponse, queryOf, staffRoute } from '../staff-route';

const hasPage: VisitorView['addressExists'] = async (path, locale) =>
  (await probeAddress(pageSources, locale, path)) !== null;

/** The dead links of a stored page or section, for staff who may read it, before they publish it. */
export const GET = staffRoute(async (request, req) => {
  const query = findDeadLinksCall.query.safeParse(queryOf(request));
  if (!query.success)
    return queryErrorResponse(
      findDeadLinksCall,
      request,
      'Specify a page or a section by its id, and its preview',
    );
  const { signal } = request;
  const findLinks = () => findDeadLinks(query.data, req, { addressExists: hasPage, readReferences, signal });
  const links = await runQueued(req.user.id, findLinks, { topic: 'dead links', signal });
  return links
    ? jsonResponse(findDeadLinksCall, { links })
    : errorResponse(findDeadLinksCall, 404, 'There is no such page');
});
