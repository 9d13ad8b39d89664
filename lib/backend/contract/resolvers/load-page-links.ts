import type { Payload } from 'payload';
import type { PageLink } from '@/lib/backend/contract/generated/resolvers';
import type { Loaders } from '@/lib/backend/contract/loaders/create-loaders';
import { relationId } from '@/lib/backend/contract/relation-id';
import type { Locale } from '@/schemas/locale';

/** Where every published page is, without what is on it. Pages of offices and agents the public cannot see are left out. */
export async function loadPageLinks(payload: Payload, loaders: Loaders, locale: Locale): Promise<PageLink[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    select: {
      route: true,
      slug: true,
      template_slug: true,
      scope: true,
      office: true,
      agent: true,
      updatedAt: true,
    },
    sort: ['route', 'id'],
    locale,
    limit: 0,
    depth: 0,
    pagination: false,
    overrideAccess: false,
  });
  const links = docs.map(async (page) => {
    const [officeId, agentId] = [relationId(page.office), relationId(page.agent)];
    const office = officeId === null ? null : await loaders.office.load(officeId);
    const agent = agentId === null ? null : await loaders.person.load(agentId);
    const isHidden = (officeId !== null && !office) || (agentId !== null && !agent);
    const link: PageLink = {
      route: page.route,
      slug: page.slug || null,
      template_slug: page.template_slug || null,
      scope: page.scope,
      tribe_slug: office?.slug ?? null,
      agent_slug: agent?.slug ?? null,
      updated_at: page.updatedAt,
    };
    return isHidden ? [] : [link];
  });
  return (await Promise.all(links)).flat();
}
