import { type ReferenceTable, referenceKey } from '@/lib/engine/reference-table';
import type { ReferencesQuery } from '@/lib/graphql/generated/operations';
import { pathFor } from '@/lib/routes/path-for';
import { pageNameSchema } from '@/lib/routes/route-names';
import type { ReferenceKind } from '@/schemas/reference';
import { agentPath } from '../agents/agent-path';
import { toImage } from '../media/to-image';
import { officePath } from '../offices/office-path';

type Found = ReferencesQuery['references'];

/** What was found, by kind and id. A page whose route this release does not know has no path. */
export function toReferenceTable(found: Found): ReferenceTable {
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

function recordsOf({ offices, regions, agents, listings, posts }: Found) {
  const record = (kind: ReferenceKind, id: string, slug: string, path: string) => ({
    key: referenceKey(kind, id),
    slug,
    path,
  });
  return [
    ...offices.map(({ id, slug, state_slug }) => record('office', id, slug, officePath(state_slug, slug))),
    ...regions.map(({ id, slug }) => record('region', id, slug, `/locations/${slug}`)),
    ...agents.map(({ id, slug }) => record('agent', id, slug, agentPath(slug))),
    ...listings.map(({ id, slug }) => record('listing', id, slug, `/buy-a-business/listings/${slug}`)),
    ...posts.map(({ id, slug }) => record('post', id, slug, `/blog/${slug}`)),
  ];
}

/** The network path of a page. A standard page of every office or agent has none of its own. */
function pagePath(page: Found['pages'][number]): string | null {
  const name = pageNameSchema.safeParse(page.route);
  if (!name.success) return null;
  const {
    slug,
    template_slug: template,
    tribe_slug: office,
    tribe_state_slug: state,
    agent_slug: agent,
  } = page;
  const params = {
    ...(slug && { customPageSlug: slug, marketingCustomPageSlug: slug, page_slug: slug }),
    ...(template && { template_slug: template }),
    ...(office && state && { slug: office, state }),
    ...(agent && { agent }),
  };
  try {
    return pathFor(name.data, params);
  } catch {
    return null;
  }
}
