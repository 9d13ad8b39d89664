import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { LoadedBlock } from '@/lib/engine/load-blocks';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';
import { isLongForm, sampleCases } from '@/tests/support/test-scope';

/** In the short form: making pages takes most of the time. */
const SAMPLE_PAGES = 36;

/** A hash of everything that the seed writes, from freshly loaded modules. */
async function hashSeed(): Promise<string> {
  vi.resetModules();
  const records = await Promise.all([
    import('./data/regions'),
    import('./data/offices/offices'),
    import('./data/people/people'),
    import('./data/posts'),
    import('./data/reviews'),
    import('./pages/pages'),
    import('./sections/sections'),
    import('./pictures/pictures'),
  ]);
  const { buildListings } = await import('./data/listings/listings');
  const { buildSaleStories } = await import('./data/sale-stories');
  const listings = buildListings();
  return createHash('sha256')
    .update(JSON.stringify([records, listings, buildSaleStories(listings)]))
    .digest('hex');
}

test('two seeds are identical byte for byte', { skip: !isLongForm, timeout: 120_000 }, async () => {
  expect(await hashSeed()).toBe(await hashSeed());
});

// Seeded by `tests/support/run/fill-template.ts`, which starts two seeds at the same time.
test('all pages of the seeded network render completely', {
  skip: !isLongForm,
  timeout: 900_000,
}, async () => {
  const backend: TestBackend = await startBackend({ content: 'seeded' });
  try {
    const { totalDocs } = await backend.payload.count({ collection: 'listings', overrideAccess: false });
    expect(totalDocs).toBe(400);
    const office = await backend.payload.find({
      collection: 'offices',
      where: { slug: { equals: 'ahodwo' } },
    });
    expect(office.docs[0]?.whats_app_number).toBe('+233240773184');
    expect(await findPageProblems()).toEqual([]);
    expect(await strayListings()).toEqual([]);
  } finally {
    await backend.stop();
  }
});

/** Pages of the office with the longest name, which could exceed the length limits of texts. */
const addressesOfLongestName = ['', '/contact-us', '/blog', '/reviews', '/about/our-team'].map(
  (path) => `/locations/ashanti/ahodwo${path}`,
);

/** A URL path for every page record. */
async function addressesOfPages(): Promise<string[]> {
  const [{ pages }, { routeTable }, { buildListings }, { posts }] = await Promise.all([
    import('./pages/pages'),
    import('@/lib/routes/route-table'),
    import('./data/listings/listings'),
    import('./data/posts'),
  ]);
  const activeListings = buildListings().filter(
    ({ office, status }) => office === 'osu' && status === 'active',
  );
  const listing = {
    any: activeListings[0],
    franchise: activeListings.find(({ kind }) => kind === 'franchise'),
  };
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

/** Listings of other offices and agents that the pages of an office or agent display as their own. */
async function strayListings(): Promise<string[]> {
  const { composePage } = await import('@/lib/publish/compose-page');
  const { pageSources } = await import('@/adapters/page-sources');
  const { buildListings } = await import('./data/listings/listings');
  const foreign = buildListings().filter(({ office, status }) => office === 'adum' && status === 'active');
  const stray: string[] = [];
  for (const { slug, agent, kind } of sampleCases(foreign.slice(0, 5), 2)) {
    for (const base of ['/locations/greater-accra/osu', '/agents/kojo-ebo-arthur']) {
      const composed = await composePage(pageSources, 'en-GH', `${base}/listings/${slug}`);
      const below = kind === 'franchise' ? '/franchise' : '';
      const ownerPath = base.startsWith('/agents') ? `/agents/${agent}${below}` : '/locations/ashanti/adum';
      const isContextRedirect = composed.status === 'redirect' && !composed.permanent;
      if (!isContextRedirect || composed.to !== `/en-GH${ownerPath}/listings/${slug}`)
        stray.push(`${base} ${slug}`);
    }
  }
  return stray;
}

/** Problems of all pages by path: pages that are not found, and blocks that cannot be displayed. */
async function findPageProblems(): Promise<string[]> {
  const { composePage } = await import('@/lib/publish/compose-page');
  const { pageSources } = await import('@/adapters/page-sources');
  const problems: string[] = [];
  for (const address of [...sampleCases(await addressesOfPages(), SAMPLE_PAGES), ...addressesOfLongestName]) {
    const composed = await composePage(pageSources, 'en-GH', address || '/');
    if (composed.status !== 'page') problems.push(`${address} is ${composed.status}`);
    else problems.push(...hiddenBlocks([...composed.header, ...composed.main, ...composed.footer], address));
  }
  return problems;
}

function hiddenBlocks(blocks: readonly LoadedBlock[], address: string): string[] {
  return blocks.flatMap((block) =>
    block.status === 'quarantined'
      ? [`${address}: ${block.type} ${block.id} ${block.issues.map(({ message }) => message).join(', ')}`]
      : hiddenBlocks(Object.values(block.slots).flat(), address),
  );
}
