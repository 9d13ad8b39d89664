import type { Loaders } from '@/lib/backend/contract/loaders/create-loaders';
import type { PageLinked } from '@/lib/backend/contract/reads/short-records';
import { loadRegion } from '@/lib/backend/contract/resolvers/load-region';
import { relationId } from '@/lib/backend/relation-id';
import type { PageAddress } from '@/lib/routes/record-paths';

/** What decides where a page stands; null for a page of an office or agent that the public cannot see. */
export async function loadPageAddress(loaders: Loaders, page: PageLinked): Promise<PageAddress | null> {
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
