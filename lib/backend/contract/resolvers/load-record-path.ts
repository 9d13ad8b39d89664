import type { Loaders } from '@/lib/backend/contract/loaders';
import type { PageLinkRecord } from '@/lib/backend/contract/reads/selected-fields';
import { loadRegion } from '@/lib/backend/contract/resolvers/load-relations';
import { agentSlugOf } from '@/lib/backend/contract/resolvers/person-fields';
import { relationId } from '@/lib/backend/relation-id';
import {
  agentPath,
  listingPath,
  officePath,
  type PageAddress,
  pagePath,
  postPath,
  regionPath,
} from '@/lib/routes/record-paths';
import type { ReferenceKind } from '@/schemas/reference';

/**
 * The values that determine the path of a page; null for a page of an office or agent that is not public.
 */
export async function loadPageAddress(loaders: Loaders, page: PageLinkRecord): Promise<PageAddress | null> {
  const [officeId, agentId] = [relationId(page.office), relationId(page.agent)];
  const office = officeId === null ? null : await loaders.office.load(officeId);
  const agent = agentId === null ? null : await loaders.agentLink.load(agentId);
  if ((officeId !== null && !office) || (agentId !== null && !agent)) return null;
  return {
    route: page.route,
    slug: page.slug || null,
    template_slug: page.template_slug || null,
    tribe_slug: office?.slug ?? null,
    tribe_state_slug: office ? (await loadRegion(loaders, office.region)).slug : null,
    agent_slug: agent?.slug ?? null,
  };
}

/** The kinds of records that have pages of their own. */
export type LinkedKind = Exclude<ReferenceKind, 'media'>;

/** The path of a record on the website without the locale; null when the record is not public. */
export function loadRecordPath(loaders: Loaders, kind: LinkedKind, id: number): Promise<string | null> {
  return pathLoaders[kind](loaders, id);
}

const pathLoaders: Record<LinkedKind, (loaders: Loaders, id: number) => Promise<string | null>> = {
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
    const record = await region.load(id);
    return record && regionPath(record.slug);
  },
  agent: async ({ agentLink }, id) => {
    const agent = await agentLink.load(id);
    const slug = agent && agentSlugOf(agent);
    return slug ? agentPath(slug) : null;
  },
  listing: async ({ listingLink }, id) => {
    const listing = await listingLink.load(id);
    return listing && listingPath(listing.slug);
  },
  post: async ({ postLink }, id) => {
    const post = await postLink.load(id);
    return post && postPath(post.slug);
  },
};
