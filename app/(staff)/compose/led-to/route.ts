import { pageSources } from '@/adapters/page-sources';
import { findAtAddress } from '@/lib/backend/composing/find-at-address';
import { inTurn } from '@/lib/backend/composing/in-turn';
import { lookAt } from '@/lib/publish/look-at';
import { resolveLinkCall } from '@/schemas/composing/links';
import { answer, answerStaff, queryOf, refuse } from '../answer-staff';

/**
 * What visitors find at an address of this site, so that a link follows it wherever it moves: for staff. `found` is null for nothing that a
 * link can name, `isThere` says whether anything is there.
 */
export const GET = answerStaff(async (request, req) => {
  const asked = resolveLinkCall.query.safeParse(queryOf(request));
  if (!asked.success) return refuse(resolveLinkCall, 400, 'Ask for a path below a language');
  const { path, locale } = asked.data;
  const look = async () => {
    const standing = await lookAt(pageSources, locale, path);
    // Where a redirect leads away, visitors do not come upon what had the address.
    const found = standing === 'way' ? null : await findAtAddress(path, Object.assign(req, { locale }));
    return answer(resolveLinkCall, { found, isThere: found !== null || standing !== null });
  };
  return inTurn(req.user.id, look, { about: 'led to', signal: request.signal });
});
