import { type ReferenceTable, referenceKey } from '@/lib/engine/reference-table';
import type { ReferencesQuery } from '@/lib/graphql/generated/operations';
import {
  agentPath,
  listingPath,
  officePath,
  pagePath,
  postPath,
  regionPath,
} from '@/lib/routes/record-paths';
import type { ReferenceKind } from '@/schemas/reference';
import { toImage } from '../media/to-image';

type ReferencedRecords = ReferencesQuery['references'];

/**
 * The referenced records by kind and id. A page with a route that this release does not know has no path.
 */
export function toReferenceTable(found: ReferencedRecords): ReferenceTable {
  const pictures = found.media.flatMap((media) => {
    const image = toImage(media);
    return image ? [[referenceKey('media', media.id), image] as const] : [];
  });
  const pages = found.pages.flatMap((page) => {
    const path = pagePath(page);
    return path === null ? [] : [[referenceKey('page', page.id), path] as const];
  });
  const records = recordsOf(found);
  return {
    pictures: new Map(pictures),
    paths: new Map([...pages, ...records.map(({ key, path }) => [key, path] as const)]),
    slugs: new Map(records.map(({ key, slug }) => [key, slug] as const)),
  };
}

function recordsOf({ offices, regions, agents, listings, posts }: ReferencedRecords) {
  const record = (kind: ReferenceKind, id: string, slug: string, path: string) => ({
    key: referenceKey(kind, id),
    slug,
    path,
  });
  return [
    ...offices.map(({ id, slug, state_slug }) => record('office', id, slug, officePath(state_slug, slug))),
    ...regions.map(({ id, slug }) => record('region', id, slug, regionPath(slug))),
    ...agents.map(({ id, slug }) => record('agent', id, slug, agentPath(slug))),
    ...listings.map(({ id, slug }) => record('listing', id, slug, listingPath(slug))),
    ...posts.map(({ id, slug }) => record('post', id, slug, postPath(slug))),
  ];
}
