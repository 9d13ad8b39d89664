import type { ContractContext } from '@/lib/backend/contract/context';
import type { PageLink, Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { findOfficePages, findPage, findPagesOwner } from '@/lib/backend/contract/reads/pages';
import { type Paging, readCompleteList, validatePaging } from '@/lib/backend/contract/reads/paging';
import { loadRecordPath } from '@/lib/backend/contract/resolvers/load-record-path';
import { parseLocale } from '@/lib/backend/contract/resolvers/parse-locale';
import { toContractContents } from '@/lib/backend/platform/contents/read-contents';
import { relationId } from '@/lib/backend/relation-id';
import { visibleNodes } from '@/lib/document/visible-nodes';
import type { Locale } from '@/schemas/locale';

const pageLinkOrder = ['route', 'id'];

/**
 * The addresses of published pages without their content. Pages of offices and agents that are not public
 * are omitted.
 */
async function loadPageLinks(
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

export const pages: Resolvers = {
  Query: {
    page: (_root, { route, locale, slug, template_slug, tribe_slug, agent_slug }, context) =>
      findPage(context, parseLocale(locale), {
        route,
        slug: slug ?? null,
        templateSlug: template_slug ?? null,
        tribeSlug: tribe_slug ?? null,
        agentSlug: agent_slug ?? null,
      }),
    homePage: (_root, { locale }, context) =>
      findPage(context, parseLocale(locale), {
        route: 'Home',
        slug: null,
        templateSlug: null,
        tribeSlug: null,
        agentSlug: null,
      }),
    pages: (_root, { locale, page, limit }, context) =>
      loadPageLinks(context, parseLocale(locale), {
        page: page ?? 1,
        limit: limit ?? requestLimits.listSize,
      }),
    websitePages: async (_root, { tribe_slug, agent_slug, locale, in_menu }, context) => {
      const parsedLocale = parseLocale(locale);
      const owner = await findPagesOwner(context, { office: tribe_slug, agent: agent_slug });
      if (!owner) return [];
      const where = in_menu ? { and: [owner, { show_in_menu: { equals: true } }] } : owner;
      return readCompleteList(context, 'Query.websitePages', null, (limit) =>
        findOfficePages(context, where, limit, parsedLocale),
      );
    },
  },
  Page: {
    id: ({ id }) => String(id),
    name: ({ name, title }) => name || title,
    slug: ({ slug }) => slug || null,
    noindex: ({ noindex }) => noindex ?? false,
    blocks: ({ blocks }) => visibleNodes(blocks ?? []),
    body: ({ body }) => body || null,
    contents: ({ contents }) => toContractContents(contents),
    updated_at: ({ updatedAt }) => updatedAt,
    // Reading both fields records them as dependencies of the result.
    locales: ({ id, title, blocks }, _args, { loaders }) =>
      title || blocks ? loaders.localesOfPage.load(id) : [],
  },
  WebsitePage: {
    slug: ({ slug }) => slug ?? '',
    menu_order: ({ menu_order }) => menu_order ?? 0,
    show_in_menu: ({ show_in_menu }) => show_in_menu ?? false,
    name: ({ name, title }) => name || title,
    contents: ({ contents }) => toContractContents(contents),
    path: ({ id }, _args, { loaders }) => loadRecordPath(loaders, 'page', id),
  },
};
