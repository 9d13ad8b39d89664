import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { activeCountry } from '@/lib/i18n/active-country';
import { withIds } from '@/lib/starter/block';
import { starterMenus } from '@/lib/starter/menus';
import { starterPages } from '@/lib/starter/pages';
import { starterRegions } from '@/lib/starter/regions';
import { type NetworkLook, starterSections } from '@/lib/starter/sections';
import { starterMultiples } from '@/lib/starter/valuation-multiples';
import { executeFor } from '../database/execute-for';
import { inTransaction } from '../database/in-transaction';

/**
 * Writes what every network begins with, published, on behalf of whoever asks: all of it or nothing.
 * @returns false when there are pages already, or somebody else is at it: nothing is changed then.
 */
export const beginNetwork = (look: NetworkLook, req: PayloadRequest): Promise<boolean> =>
  inTransaction(req, async () => {
    const isFirst = await isFirstToBegin(req);
    if (isFirst) await write(look, req);
    return isFirst;
  });

/** Of two who begin at once, the second does not wait for the first: it takes longer than a question may. */
async function isFirstToBegin(req: PayloadRequest): Promise<boolean> {
  const rows = await executeFor(
    req,
    sql`select pg_try_advisory_xact_lock(hashtext('begin the network')) as held`,
  );
  const [answer] = z.array(z.object({ held: z.boolean() })).parse(rows);
  if (!answer?.held) return false;
  return (await req.payload.count({ collection: 'pages', req })).totalDocs === 0;
}

async function write(look: NetworkLook, req: PayloadRequest): Promise<void> {
  const { payload, user } = req;
  const as = { req, user, overrideAccess: false, depth: 0 } as const;
  const ofNetwork = { scope: 'network', _status: 'published' } as const;
  await writeRegions(req);
  await writeMultiples(req);
  for (const section of starterSections(look)) {
    const blocks = withIds(section.blocks, section.name);
    const data = { ...ofNetwork, name: section.name, contents: [...section.contents], blocks };
    await payload.create({ collection: 'website-sections', data, ...as });
  }
  const ids = new Map<string, number>();
  for (const { route, title, noindex = false, blocks } of starterPages) {
    const data = { ...ofNetwork, route, title, noindex, layout: 'default' as const };
    const page = { ...data, blocks: withIds(blocks, route.toLowerCase()) };
    ids.set(route, (await payload.create({ collection: 'pages', data: page, ...as })).id);
  }
  const toPage = ({ label, to }: { label: string; to: string }) =>
    ({ label, leads_to: 'page', page: ids.get(to) ?? null }) as const;
  for (const menu of starterMenus) {
    const items = menu.entries.map((entry) => ({
      ...toPage(entry),
      children: (entry.below ?? []).map(toPage),
    }));
    await payload.create({ collection: 'menus', data: { scope: 'network', name: menu.name, items }, ...as });
  }
}

/** Those that are not there yet. */
async function writeRegions(req: PayloadRequest): Promise<void> {
  const { payload, user } = req;
  const { docs } = await payload.find({ collection: 'regions', pagination: false, depth: 0, req });
  const known = new Set(docs.map(({ code }) => code));
  for (const data of starterRegions(activeCountry))
    if (!known.has(data.code))
      await payload.create({ collection: 'regions', data, req, user, overrideAccess: false });
}

/** Unless staff have begun a table of their own. */
async function writeMultiples(req: PayloadRequest): Promise<void> {
  const { payload, user } = req;
  if ((await payload.count({ collection: 'valuation-multiples', req })).totalDocs > 0) return;
  for (const data of starterMultiples)
    await payload.create({ collection: 'valuation-multiples', data, req, user, overrideAccess: false });
}
