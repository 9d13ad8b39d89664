import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { findOffice } from '@/lib/backend/contract/reads/find-office';
import { findOfficePages } from '@/lib/backend/contract/reads/find-office-pages';
import { findPage } from '@/lib/backend/contract/reads/find-page';
import { readLocale } from '@/lib/backend/contract/reads/read-locale';
import { loadPageLinks } from '@/lib/backend/contract/resolvers/load-page-links';

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
    websitePages: async (_root, { tribe_slug, locale }, context) => {
      const read = readLocale(locale);
      if (!tribe_slug) return findOfficePages(context, { scope: { equals: 'network' } }, read);
      const office = await findOffice(context, tribe_slug);
      return office ? findOfficePages(context, { office: { equals: office.id } }, read) : [];
    },
  },
  Page: {
    id: ({ id }) => String(id),
    name: ({ name, title }) => name || title,
    slug: ({ slug }) => slug || null,
    noindex: ({ noindex }) => noindex ?? false,
    blocks: ({ blocks }) => blocks ?? [],
    updated_at: ({ updatedAt }) => updatedAt,
  },
  WebsitePage: {
    slug: ({ slug }) => slug ?? '',
    menu_order: ({ menu_order }) => menu_order ?? 0,
    show_in_menu: ({ show_in_menu }) => show_in_menu ?? false,
    name: ({ name, title }) => name || title,
    contents: ({ contents }) => contents ?? [],
  },
};
