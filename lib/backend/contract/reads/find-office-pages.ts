import type { Where } from 'payload';
import { findAgent } from '@/lib/backend/contract/reads/find-agent';
import { findOfficeId } from '@/lib/backend/contract/reads/find-office';
import { findPublic } from '@/lib/backend/contract/reads/public-documents';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import type { Page } from '@/lib/backend/payload-types';
import { routesWith } from '@/lib/routes/page-slugs';
import type { Locale } from '@/schemas/locale';

const customRoutes = [...routesWith('slug')];

/** Custom pages in menu order. */
export function findOfficePages(
  context: ReadContext,
  owner: Where,
  limit: number,
  locale?: Locale,
): Promise<Page[]> {
  const where: Where = { and: [owner, { route: { in: customRoutes } }, { slug: { exists: true } }] };
  return findPublic(context, 'pages', { where: where, sort: ['menu_order', 'slug', 'id'], locale, limit });
}

type PagesOwner = { office?: string | null | undefined; agent?: string | null | undefined };

/**
 * The condition for pages of an agent, of an active office or, when neither is named, of the network; null
 * when the owner does not exist.
 */
export async function findPagesOwner(context: ReadContext, { office, agent }: PagesOwner): Promise<Where | null> {
  if (agent) {
    const person = await findAgent(context, agent);
    return person && { agent: { equals: person.id } };
  }
  if (!office) return { scope: { equals: 'network' } };
  const id = await findOfficeId(context, office);
  return id === null ? null : { office: { equals: id } };
}
