import type DataLoader from 'dataloader';
import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import type { Loaders } from '@/lib/backend/contract/loaders';
import { loadPageAddress } from '@/lib/backend/contract/resolvers/load-record-path';
import { loadPicture, loadRegion } from '@/lib/backend/contract/resolvers/load-relations';
import { agentSlugOf } from '@/lib/backend/contract/resolvers/person-fields';
import type { ReferencesSource } from '@/lib/backend/contract/sources';
import { createClientError } from '@/lib/backend/platform/client-error';

/** Maximum number of ids of one kind in a query; more than a page can refer to. */
const MAX_IDS_PER_KIND = 1_000;

type ReferenceIds = Record<
  'media' | 'pages' | 'offices' | 'regions' | 'agents' | 'listings' | 'posts',
  readonly string[]
>;

/**
 * The records with these ids, as far as they are public.
 * @throws a client error for too many ids.
 */
async function loadReferences(loaders: Loaders, requestedIds: ReferenceIds): Promise<ReferencesSource> {
  for (const [kind, ids] of Object.entries(requestedIds)) {
    if (ids.length > MAX_IDS_PER_KIND)
      throw createClientError(
        `At most ${MAX_IDS_PER_KIND} ${kind} can be requested at once; these are ${ids.length}.`,
      );
  }
  const [pictures, pages, offices, regions, people, listings, posts] = await Promise.all([
    Promise.all(parseIds(requestedIds.media).map((id) => loadPicture(loaders, id))),
    loadAll(loaders.pageLink, requestedIds.pages),
    loadAll(loaders.office, requestedIds.offices),
    loadAll(loaders.region, requestedIds.regions),
    loadAll(loaders.agentLink, requestedIds.agents),
    loadAll(loaders.listingLink, requestedIds.listings),
    loadAll(loaders.postLink, requestedIds.posts),
  ]);
  return {
    media: pictures.flatMap((picture) => picture ?? []),
    pages,
    offices,
    regions,
    agents: people.filter((person) => agentSlugOf(person) !== null),
    listings,
    posts,
  };
}

async function loadAll<Doc>(loader: DataLoader<number, Doc | null>, ids: readonly string[]): Promise<Doc[]> {
  const records = await Promise.all(parseIds(ids).map((id) => loader.load(id)));
  return records.flatMap((doc) => (doc ? [doc] : []));
}

/** The ids that are valid in this database, without duplicates. */
function parseIds(ids: readonly string[]): number[] {
  return [...new Set(ids)].filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
}

/** The records that stored blocks refer to. A page of an office or agent that is not public is omitted. */
export const references: Resolvers = {
  Query: {
    references: (_root, { media, pages, offices, regions, agents, listings, posts }, { loaders }) =>
      loadReferences(loaders, {
        media: media ?? [],
        pages: pages ?? [],
        offices: offices ?? [],
        regions: regions ?? [],
        agents: agents ?? [],
        listings: listings ?? [],
        posts: posts ?? [],
      }),
  },
  References: {
    pages: async ({ pages }, _args, { loaders }) => {
      const addressLists = pages.map(async (page) => {
        const address = await loadPageAddress(loaders, page);
        return address ? [{ id: String(page.id), ...address }] : [];
      });
      return (await Promise.all(addressLists)).flat();
    },
    offices: ({ offices }, _args, { loaders }) =>
      offices.map(async (office) => ({
        id: String(office.id),
        slug: office.slug,
        state_slug: (await loadRegion(loaders, office.region)).slug,
      })),
    regions: ({ regions }) => regions.map(({ id, slug }) => ({ id: String(id), slug })),
    agents: ({ agents }) => agents.map((agent) => ({ id: String(agent.id), slug: agentSlugOf(agent) ?? '' })),
    listings: ({ listings }) => listings.map(({ id, slug }) => ({ id: String(id), slug })),
    posts: ({ posts }) => posts.map(({ id, slug }) => ({ id: String(id), slug })),
  },
};
