import { toContract } from '@/lib/backend/contents/read-contents';
import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { findOfficePages, findPagesOwner } from '@/lib/backend/contract/reads/find-office-pages';
import { findPage } from '@/lib/backend/contract/reads/pages';
import { parseLocale } from '@/lib/backend/contract/resolvers/parse-locale';
import { readCompleteList } from '@/lib/backend/contract/reads/read-whole';
import { loadPageLinks } from '@/lib/backend/contract/resolvers/load-page-links';
import { loadRecordPath } from '@/lib/backend/contract/resolvers/load-record-path';
import { visibleNodes } from '@/lib/document/visible-nodes';

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
      loadPageLinks(context, parseLocale(locale), { page: page ?? 1, limit: limit ?? requestLimits.listSize }),
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
    contents: ({ contents }) => toContract(contents),
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
    contents: ({ contents }) => toContract(contents),
    path: ({ id }, _args, { loaders }) => loadRecordPath(loaders, 'page', id),
  },
};
