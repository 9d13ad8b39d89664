import type { ListingRecord } from '../../lib/demo/data/listings/listing-record.ts';
import { buildListings } from '../../lib/demo/data/listings/listings.ts';
import { offices } from '../../lib/demo/data/offices/offices.ts';
import { people } from '../../lib/demo/data/people/people.ts';
import { posts } from '../../lib/demo/data/posts.ts';
import { regions } from '../../lib/demo/data/regions.ts';
import { pages } from '../../lib/demo/pages/pages.ts';
import type { RouteRow } from '../../lib/routes/route.ts';
import { routeTable } from '../../lib/routes/route-table.ts';

const listings = buildListings().filter(({ status }) => status === 'active');

/**
 * The first element.
 * @throws when the demo network has none.
 */
function first<T>(list: readonly T[], description: string): T {
  const [firstItem] = list;
  if (firstItem === undefined) throw new Error(`The demo network has no ${description}`);
  return firstItem;
}

const findListing = (matches: (listing: ListingRecord) => boolean): ListingRecord =>
  first(listings.filter(matches), 'such listing');

/** The listing of a row, which also determines the office and agent of its page. */
function listingFor({ name }: RouteRow): ListingRecord {
  return name === 'AgentFranchiseListingPost'
    ? findListing(({ kind }) => kind === 'franchise')
    : findListing(({ kind, pictures }) => kind === 'business' && pictures.length > 0);
}

/** The values of a row's parameters in the demo network. */
function paramsFor(row: RouteRow): Record<string, string | undefined> {
  const rowListing = listingFor(row);
  const custom = pages.find(({ route, slug }) => route === row.name && slug);
  const slug = custom?.office ?? rowListing.office;
  const office = first(
    offices.filter((candidate) => candidate.slug === slug),
    `office ${slug}`,
  );
  const region = first(
    regions.filter(({ code, slug: regionSlug }) => code === office.region || regionSlug === office.region),
    `region ${office.region}`,
  );
  const post = posts.find(({ office: own }) => own === slug) ?? first(posts, 'post');
  return {
    state: region.slug,
    slug,
    agent: custom?.agent ?? people.find(({ slug: own }) => own === rowListing.agent)?.slug,
    post: rowListing.slug,
    blog: (row.scope === 'office' ? post : first(posts, 'post')).slug,
    customPageSlug: custom?.slug,
    template_slug: custom?.template_slug,
    page_slug: custom?.slug,
    marketingCustomPageSlug: custom?.slug,
  };
}

/** The path of a row, or null when the demo network has no page for it. */
function pathOf(row: RouteRow): string | null {
  const hasPage = pages.some(({ route }) => route === row.name) || row.name === 'NotFound';
  if (row.redirect || row.signIn || !hasPage) return null;
  const params = paramsFor(row);
  const names = [...row.pattern.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  if (names.some((name) => !params[name])) return null;
  return row.pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}

/** Every kind of page that needs no session, by scope and name, with one path. */
export const tourPages: Readonly<Record<string, string>> = Object.fromEntries(
  routeTable.flatMap((row) => {
    const path = pathOf(row);
    return path ? [[`${row.scope} ${row.name}`, path]] : [];
  }),
);
