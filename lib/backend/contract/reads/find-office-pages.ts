import type { Where } from 'payload';
import { findAgent } from '@/lib/backend/contract/reads/find-agent';
import { findOfficeId } from '@/lib/backend/contract/reads/find-office';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Page } from '@/lib/backend/payload-types';
import { routesWith } from '@/lib/routes/page-slugs';
import type { Locale } from '@/schemas/locale';

const customRoutes = [...routesWith('slug')];

/** Custom pages, in the order of their menu. */
export function findOfficePages(
  reading: Reading,
  owner: Where,
  limit: number,
  locale?: Locale,
): Promise<Page[]> {
  const custom: Where = { and: [owner, { route: { in: customRoutes } }, { slug: { exists: true } }] };
  return findPublic(reading, 'pages', { where: custom, sort: ['menu_order', 'slug', 'id'], locale, limit });
}

type PagesOwner = { office?: string | null | undefined; agent?: string | null | undefined };

/** The condition that pages belong to an agent, an open office, or, where neither is named, the network; null when there is none of that name. */
export async function findPagesOwner(reading: Reading, { office, agent }: PagesOwner): Promise<Where | null> {
  if (agent) {
    const found = await findAgent(reading, agent);
    return found && { agent: { equals: found.id } };
  }
  if (!office) return { scope: { equals: 'network' } };
  const id = await findOfficeId(reading, office);
  return id === null ? null : { office: { equals: id } };
}
