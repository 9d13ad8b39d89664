import type DataLoader from 'dataloader';
import { clientError } from '@/lib/backend/contract/limits/client-error';
import type { Loaders } from '@/lib/backend/contract/loaders/create-loaders';
import { loadPicture } from '@/lib/backend/contract/resolvers/load-picture';
import { readAgentSlug } from '@/lib/backend/contract/resolvers/read-person';
import type { ReferencesSource } from '@/lib/backend/contract/sources';

/** Ids of one kind that one question may hold: more than a page can refer to. */
const mostOfAKind = 1_000;

type Asked = Record<
  'media' | 'pages' | 'offices' | 'regions' | 'agents' | 'listings' | 'posts',
  readonly string[]
>;

/** The records behind the ids, as far as the public may see them. @throws a clear error for too many. */
export async function loadReferences(loaders: Loaders, asked: Asked): Promise<ReferencesSource> {
  for (const [kind, ids] of Object.entries(asked)) {
    if (ids.length > mostOfAKind)
      throw clientError(`At most ${mostOfAKind} ${kind} can be asked for at once; these are ${ids.length}.`);
  }
  const [pictures, pages, offices, regions, people, listings, posts] = await Promise.all([
    Promise.all(readIds(asked.media).map((id) => loadPicture(loaders, id))),
    loadAll(loaders.pageLink, asked.pages),
    loadAll(loaders.office, asked.offices),
    loadAll(loaders.region, asked.regions),
    loadAll(loaders.agentLink, asked.agents),
    loadAll(loaders.listingLink, asked.listings),
    loadAll(loaders.postLink, asked.posts),
  ]);
  return {
    media: pictures.flatMap((picture) => picture ?? []),
    pages,
    offices,
    regions,
    agents: people.filter((person) => readAgentSlug(person) !== null),
    listings,
    posts,
  };
}

async function loadAll<Doc>(loader: DataLoader<number, Doc | null>, ids: readonly string[]): Promise<Doc[]> {
  const found = await Promise.all(readIds(ids).map((id) => loader.load(id)));
  return found.flatMap((doc) => (doc ? [doc] : []));
}

/** The ids that can be ones of this database. */
function readIds(ids: readonly string[]): number[] {
  return [...new Set(ids)].filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
}
