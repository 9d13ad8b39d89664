import type { PayloadRequest } from 'payload';
import { rebaseOfficePath } from '@/lib/routes/redirect-coverage';
import { relationId } from '../../relation-id';
import { transactionOf } from '../database/request-transaction';
import { findHiddenPageIssue, findOfficeRedirectIssue } from './check-redirect';
import { readOfficePath } from './read-office-path';
import { readRelated } from './related-redirects';

/**
 * Moves the redirects by staff of offices to the new address of the office: "from", and "to" when it is
 * within the same office. A redirect that would be invalid there stays unchanged and is no longer matched.
 */
export async function moveOfficeRedirects(
  moved: 'offices' | 'regions',
  id: number,
  req: PayloadRequest,
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { [moved === 'offices' ? 'office' : 'office.region']: { equals: id } },
    ...{ depth: 0, pagination: false, sort: 'id', req },
  });
  const homes = new Map<number | null, string>();
  for (const stored of docs) {
    const office = relationId(stored.office);
    const home = homes.get(office) ?? (await readOfficePath(office, req));
    homes.set(office, home);
    const rule = {
      from: rebaseOfficePath(stored.from, stored.from, home),
      to: rebaseOfficePath(stored.to, stored.from, home),
      permanent: stored.permanent !== false,
    };
    if (rule.from === stored.from && rule.to === stored.to) continue;
    if (findOfficeRedirectIssue(rule, await readRelated(rule, stored.id, req), home)) continue;
    if (await findHiddenPageIssue(rule, req)) continue;
    await req.payload.update({
      ...{ collection: 'redirects', id: stored.id, data: rule },
      req: transactionOf(req),
    });
  }
}
