import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { LoadedBlock } from '@/lib/engine/load-blocks';
import { isLongForm, thinOut } from '@/tests/support/long-form';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';

/** In the short form: making pages takes most of the time. */
const madePages = 36;

/** A hash of everything the seed would write, from freshly loaded modules. */
async function hashSeed(): Promise<string> {
  vi.resetModules();
  const records = await Promise.all([
    import('./data/regions'),
    import('./data/offices/offices'),
    import('./data/people/people'),
    import('./data/posts/posts'),
    import('./data/reviews/reviews'),
    import('./pages/pages'),
    import('./sections/sections'),
    import('./pictures/pictures'),
  ]);
  const { makeListings } = await import('./data/listings/listings');
  const { makeSaleStories } = await import('./data/sale-stories/sale-stories');
  const listings = makeListings();
  return createHash('sha256')
    .update(JSON.stringify([records, listings, makeSaleStories(listings)]))
    .digest('hex');
}

test('two seeds are the same to the last byte', { skip: !isLongForm, timeout: 120_000 }, async () => {
  expect(await hashSeed()).toBe(await hashSeed());
});

// Written by `tests/support/run/fill-template.ts`, where two begin at once.
test('the network is whole', { skip: !isLongForm, timeout: 900_000 }, async () => {
  const backend: TestBackend = await startBackend({ content: 'seeded' });
  try {
    const { totalDocs } = await backend.payload.count({ collection: 'listings', overrideAccess: false });
    expect(totalDocs).toBe(400);
    const office = await backend.payload.find({
      collection: 'offices',
      where: { slug: { equals: 'ahodwo' } },
    });
    expect(office.docs[0]?.whats_app_number).toBe('+233240773184');
    expect(await faultsOfEveryPage()).toEqual([]);
    expect(await strayListings()).toEqual([]);
  } finally {
    await backend.stop();
  }
});

/** Of the office with the longest name, which stands in texts that may not be as long. */
const addressesOfLongestName = ['', '/contact-us', '/blog', '/reviews', '/about/our-team'].map(
  (path) => `/locations/ashanti/ahodwo${path}`,
);

/** An address for every page record, as a visitor would come to it. */
async function addressesOfPages(): Promise<string[]> {
  const [{ pages }, { routeTable }, { makeListings }, { posts }] = await Promise.all([
    import('./pages/pages'),
    import('@/lib/routes/route-table'),
    import('./data/listings/listings'),
    import('./data/posts/posts'),
  ]);
  const shown = makeListings().filter(({ office, status }) => office === 'osu' && status === 'active');
  const listing = { any: shown[0], franchise: shown.find(({ kind }) => kind === 'franchise') };
  const valuesOf = (route: string): Record<string, string | undefined> => {
    const { slug: post, agent } = (route.includes('Franchise') ? listing.franchise : listing.any) ?? {};
    const blog = posts.find(({ office }) => office === 'osu')?.slug;
    return { state: 'greater-accra', slug: 'osu', agent, post, blog };
  };
  const rows = routeTable.filter(({ redirect }) => !redirect);
  return pages.flatMap(({ route, slug = '', template_slug, office, agent }) =>
    rows
      .filter((row) => row.name === route && (!office || row.scope === 'office') && route !== 'NotFound')
      .map(({ pattern }) =>
        pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
          /^(?:customPageSlug|page_slug|marketingCustomPageSlug)$/.test(name)
            ? slug
            : ({ ...valuesOf(route), template_slug, ...(agent && { agent }) }[name] ?? ''),
        ),
      ),
  );
}

/** The listings of other offices and agents that an office or agent shows as if they were its own. */
async function strayListings(): Promise<string[]> {
  const { composePage } = await import('@/lib/publish/compose-page');
  const { pageSources } = await import('@/adapters/page-sources');
  const { makeListings } = await import('./data/listings/listings');
  const foreign = makeListings().filter(({ office, status }) => office === 'adum' && status === 'active');
  const stray: string[] = [];
  for (const { slug, agent, kind } of thinOut(foreign.slice(0, 5), 2)) {
    for (const base of ['/locations/greater-accra/osu', '/agents/kojo-ebo-arthur']) {
      const composed = await composePage(pageSources, 'en-GH', `${base}/listings/${slug}`);
      const below = kind === 'franchise' ? '/franchise' : '';
      const place = base.startsWith('/agents') ? `/agents/${agent}${below}` : '/locations/ashanti/adum';
      const isLed = composed.status === 'moved' && !composed.permanent;
      if (!isLed || composed.to !== `/en-GH${place}/listings/${slug}`) stray.push(`${base} ${slug}`);
    }
  }
  return stray;
}

/** What keeps a page from being made in full, by address: not found, or blocks that cannot be shown. */
async function faultsOfEveryPage(): Promise<string[]> {
  const { composePage } = await import('@/lib/publish/compose-page');
  const { pageSources } = await import('@/adapters/page-sources');
  const faults: string[] = [];
  for (const address of [...thinOut(await addressesOfPages(), madePages), ...addressesOfLongestName]) {
    const composed = await composePage(pageSources, 'en-GH', address || '/');
    if (composed.status !== 'page') faults.push(`${address} is ${composed.status}`);
    else faults.push(...hiddenBlocks([...composed.header, ...composed.main, ...composed.footer], address));
  }
  return faults;
}

function hiddenBlocks(blocks: readonly LoadedBlock[], address: string): string[] {
  return blocks.flatMap((block) =>
    block.status === 'quarantined'
      ? [`${address}: ${block.type} ${block.id} ${block.faults.map(({ message }) => message).join(', ')}`]
      : hiddenBlocks(Object.values(block.slots).flat(), address),
  );
}
