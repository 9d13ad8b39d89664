import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { activeCountry } from '@/lib/i18n/active-country';
import { contentLocale } from '@/lib/i18n/locales';
import { withIds } from '@/lib/starter/block';
import { starterMenus } from '@/lib/starter/menus';
import { starterPages } from '@/lib/starter/pages';
import { starterRegions } from '@/lib/starter/regions';
import { shippedSynonyms } from '@/lib/starter/search-synonyms';
import { type NetworkBranding, starterSections } from '@/lib/starter/sections';
import { starterMultiples } from '@/lib/starter/valuation-multiples';
import { executeSql, inTransaction } from '../../platform/database/request-transaction';

/**
 * Creates the published starter content of a network on behalf of the user, in one transaction.
 * @returns false when there are pages already or another request is creating them; nothing is changed then.
 */
export const createStarterContent = (brand: NetworkBranding, req: PayloadRequest): Promise<boolean> =>
  inTransaction(req, async () => {
    const isAllowed = await acquireOnboardingLock(req);
    if (isAllowed) await createContent(brand, req);
    return isAllowed;
  });

/**
 * Of two concurrent requests, the second one fails instead of waiting: creating the content exceeds the
 * statement timeout.
 */
async function acquireOnboardingLock(req: PayloadRequest): Promise<boolean> {
  const rows = await executeSql(
    req,
    sql`select pg_try_advisory_xact_lock(hashtext('begin the network')) as is_acquired`,
  );
  const [lock] = z.array(z.object({ is_acquired: z.boolean() })).parse(rows);
  if (!lock?.is_acquired) return false;
  return (await req.payload.count({ collection: 'pages', req })).totalDocs === 0;
}

async function createContent(brand: NetworkBranding, req: PayloadRequest): Promise<void> {
  const { payload, user } = req;
  const access = { req, user, overrideAccess: false, depth: 0 } as const;
  const networkFields = { scope: 'network', _status: 'published' } as const;
  await createRegions(req);
  await createMultiples(req);
  await createSynonyms(req);
  for (const section of starterSections(brand)) {
    const blocks = withIds(section.blocks, section.name);
    const data = { ...networkFields, name: section.name, contents: [...section.contents], blocks };
    await payload.create({ collection: 'website-sections', data, ...access });
  }
  const ids = new Map<string, number>();
  for (const { route, title, noindex = false, layout = 'default', blocks } of starterPages) {
    const data = { ...networkFields, route, title, noindex, layout } as const;
    const page = { ...data, blocks: withIds(blocks, route.toLowerCase()) };
    ids.set(route, (await payload.create({ collection: 'pages', data: page, ...access })).id);
  }
  const toPage = ({ label, to }: { label: string; to: string }) =>
    ({ label, link_type: 'page', page: ids.get(to) ?? null }) as const;
  for (const menu of starterMenus) {
    const items = menu.entries.map((entry) => ({
      ...toPage(entry),
      children: (entry.below ?? []).map(toPage),
    }));
    await payload.create({
      collection: 'menus',
      data: { scope: 'network', name: menu.name, items },
      ...access,
    });
  }
}

/** Creates the regions that do not exist yet. */
async function createRegions(req: PayloadRequest): Promise<void> {
  const { payload, user } = req;
  const { docs } = await payload.find({ collection: 'regions', pagination: false, depth: 0, req });
  const existingCodes = new Set(docs.map(({ code }) => code));
  for (const data of starterRegions(activeCountry))
    if (!existingCodes.has(data.code))
      await payload.create({ collection: 'regions', data, req, user, overrideAccess: false });
}

/** Creates the search synonyms, which staff can then edit, unless there are any. */
async function createSynonyms(req: PayloadRequest): Promise<void> {
  const { payload, user } = req;
  if ((await payload.count({ collection: 'search-synonyms', req })).totalDocs > 0) return;
  for (const { name, words } of shippedSynonyms) {
    const data = { name, words, language: contentLocale };
    await payload.create({ collection: 'search-synonyms', data, req, user, overrideAccess: false });
  }
}

/** Creates the multiples unless the table already has rows. */
async function createMultiples(req: PayloadRequest): Promise<void> {
  const { payload, user } = req;
  if ((await payload.count({ collection: 'valuation-multiples', req })).totalDocs > 0) return;
  for (const data of starterMultiples)
    await payload.create({ collection: 'valuation-multiples', data, req, user, overrideAccess: false });
}
