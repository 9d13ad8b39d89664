import { toContract } from '@/lib/backend/contents/read-contents';
import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { findOfficePages, findPagesOwner } from '@/lib/backend/contract/reads/find-office-pages';
import { findPage } from '@/lib/backend/contract/reads/find-page';
import { readLocale } from '@/lib/backend/contract/reads/read-locale';
import { readWhole } from '@/lib/backend/contract/reads/read-whole';
import { loadPageLinks } from '@/lib/backend/contract/resolvers/load-page-links';
import { loadRecordPath } from '@/lib/backend/contract/resolvers/load-record-path';
import { shownNodes } from '@/lib/document/shown-nodes';

export const pages: Resolvers = {
  Query: {
    page: (_root, { route, locale, slug, template_slug, tribe_slug, agent_slug }, context) =>
      findPage(context, readLocale(locale), {
        route,
        slug: slug ?? null,
        templateSlug: template_slug ?? null,
        tribeSlug: tribe_slug ?? null,
        agentSlug: agent_slug ?? null,
      }),
    homePage: (_root, { locale }, context) =>
      findPage(context, readLocale(locale), {
        route: 'Home',
        slug: null,
        templateSlug: null,
        tribeSlug: null,
        agentSlug: null,
      }),
    pages: (_root, { locale, page, limit }, context) =>
      loadPageLinks(context, readLocale(locale), { page: page ?? 1, limit: limit ?? requestLimits.listSize }),
    websitePages: async (_root, { tribe_slug, agent_slug, locale, in_menu }, context) => {
      const read = readLocale(locale);
      const owner = await findPagesOwner(context, { office: tribe_slug, agent: agent_slug });
      if (!owner) return [];
      const where = in_menu ? { and: [owner, { show_in_menu: { equals: true } }] } : owner;
      return readWhole(context, 'Query.websitePages', null, (limit) =>
        findOfficePages(context, where, limit, read),
      );
    },
  },
  Page: {
    id: ({ id }) => String(id),
    name: ({ name, title }) => name || title,
    slug: ({ slug }) => slug || null,
    noindex: ({ noindex }) => noindex ?? false,
    blocks: ({ blocks }) => shownNodes(blocks ?? []),
    body: ({ body }) => body || null,
    contents: ({ contents }) => toContract(contents),
    updated_at: ({ updatedAt }) => updatedAt,
    // Both are looked at for what the answer depends on.
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
