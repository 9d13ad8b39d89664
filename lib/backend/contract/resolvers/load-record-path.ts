import type { Loaders } from '@/lib/backend/contract/loaders/create-loaders';
import { loadPageAddress } from '@/lib/backend/contract/resolvers/load-page-address';
import { loadRegion } from '@/lib/backend/contract/resolvers/load-region';
import { readAgentSlug } from '@/lib/backend/contract/resolvers/read-person';
import {
  agentPath,
  listingPath,
  officePath,
  pagePath,
  postPath,
  regionPath,
} from '@/lib/routes/record-paths';
import type { ReferenceKind } from '@/schemas/reference';

/** The kinds of records that have pages. */
export type LinkedKind = Exclude<ReferenceKind, 'media'>;

/** Where a record stands on the website, without language; null when the public finds it nowhere. */
export function loadRecordPath(loaders: Loaders, kind: LinkedKind, id: number): Promise<string | null> {
  return pathsOf[kind](loaders, id);
}

const pathsOf: Record<LinkedKind, (loaders: Loaders, id: number) => Promise<string | null>> = {
  page: async (loaders, id) => {
    const page = await loaders.pageLink.load(id);
    const address = page && (await loadPageAddress(loaders, page));
    return address && pagePath(address);
  },
  office: async (loaders, id) => {
    const office = await loaders.office.load(id);
    return office && officePath((await loadRegion(loaders, office.region)).slug, office.slug);
  },
  region: async ({ region }, id) => {
    const found = await region.load(id);
    return found && regionPath(found.slug);
  },
  agent: async ({ agentLink }, id) => {
    const found = await agentLink.load(id);
    const slug = found && readAgentSlug(found);
    return slug ? agentPath(slug) : null;
  },
  listing: async ({ listingLink }, id) => {
    const found = await listingLink.load(id);
    return found && listingPath(found.slug);
  },
  post: async ({ postLink }, id) => {
    const found = await postLink.load(id);
    return found && postPath(found.slug);
  },
};
