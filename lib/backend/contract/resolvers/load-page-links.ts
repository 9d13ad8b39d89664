import type { ContractContext } from '@/lib/backend/contract/context';
import type { PageLink } from '@/lib/backend/contract/generated/resolvers';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { type Paging, validatePaging } from '@/lib/backend/contract/reads/paging';
import { relationId } from '@/lib/backend/relation-id';
import type { Locale } from '@/schemas/locale';

const pageLinkOrder = ['route', 'id'];

/**
 * The addresses of published pages without their content. Pages of offices and agents that are not public
 * are omitted.
 */
export async function loadPageLinks(
  { payload, recorder, scheduler, loaders }: ContractContext,
  locale: Locale,
  paging: Paging,
): Promise<PageLink[]> {
  recorder.recordList('pages', {}, pageLinkOrder);
  const { docs } = await scheduler.run(() =>
    payload.find({
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
      sort: pageLinkOrder,
      locale,
      ...validatePaging(paging, requestLimits.listSize),
      depth: 0,
      pagination: false,
      overrideAccess: false,
    }),
  );
  const links = docs.map(async (doc) => {
    const page = recorder.watch('pages', doc);
    const [officeId, agentId] = [relationId(page.office), relationId(page.agent)];
    const office = officeId === null ? null : await loaders.office.load(officeId);
    const agent = agentId === null ? null : await loaders.agentLink.load(agentId);
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
