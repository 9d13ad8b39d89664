import { pageSources } from '@/adapters/page-sources';
import { resolveLink } from '@/lib/backend/composer-api/links/resolve-link';
import { runQueued } from '@/lib/backend/composer-api/work-queue';
import { probeAddress } from '@/lib/publish/probe-address';
import { resolveLinkCall } from '@/schemas/composing/links';
import { jsonResponse, queryErrorResponse, queryOf, staffRoute } from '../staff-route';

/**
 * The record at an address of this site, so that a link can reference it instead of its address: for staff. `found` is
 * null when there is no record that a link can reference; `isThere` is whether the address exists.
 */
export const GET = staffRoute(async (request, req) => {
  const query = resolveLinkCall.query.safeParse(queryOf(request));
  if (!query.success) return queryErrorResponse(resolveLinkCall, request, 'Specify a path below a language');
  const { path, locale } = query.data;
  const respond = async () => {
    const status = await probeAddress(pageSources, locale, path);
    // When a redirect applies, visitors do not reach the record that has this address.
    const record = status === 'redirect' ? null : await resolveLink(path, Object.assign(req, { locale }));
    return jsonResponse(resolveLinkCall, { found: record, isThere: record !== null || status !== null });
  };
  return runQueued(req.user.id, respond, { topic: 'resolve link', signal: request.signal });
});
