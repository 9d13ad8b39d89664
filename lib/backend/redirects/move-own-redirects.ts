import type { PayloadRequest } from 'payload';
import { moveBelow } from '@/lib/routes/redirect-place';
import { sameTransaction } from '../database/same-transaction';
import { relationId } from '../relation-id';
import { hidingFault, ruleFault } from './check-redirect';
import { readHome } from './read-home';
import { readRelated } from './read-related';

/**
 * Takes the redirects that staff wrote for offices along to where these stand now: "from", and "to" where that lies in the
 * same office. One that cannot stand there stays as it is, and is looked up no more.
 */
export async function moveOwnRedirects(
  whose: 'offices' | 'regions',
  id: number,
  req: PayloadRequest,
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { [whose === 'offices' ? 'office' : 'office.region']: { equals: id } },
    ...{ depth: 0, pagination: false, sort: 'id', req },
  });
  const homes = new Map<number | null, string>();
  for (const stored of docs) {
    const office = relationId(stored.office);
    const home = homes.get(office) ?? (await readHome(office, req));
    homes.set(office, home);
    const rule = {
      from: moveBelow(stored.from, stored.from, home),
      to: moveBelow(stored.to, stored.from, home),
      permanent: stored.permanent !== false,
    };
    if (rule.from === stored.from && rule.to === stored.to) continue;
    if (ruleFault(rule, await readRelated(rule, stored.id, req), home)) continue;
    if (await hidingFault(rule, req)) continue;
    await req.payload.update({
      ...{ collection: 'redirects', id: stored.id, data: rule },
      req: sameTransaction(req),
    });
  }
}
