import type { Loaders } from '@/lib/backend/contract/loaders';
import type { PageLinkRecord } from '@/lib/backend/contract/reads/selected-fields';
import { loadRegion } from '@/lib/backend/contract/resolvers/load-region';
import { relationId } from '@/lib/backend/relation-id';
import type { PageAddress } from '@/lib/routes/record-paths';

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
