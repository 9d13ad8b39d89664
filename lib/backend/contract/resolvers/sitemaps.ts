import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findSitemap, findSitemapParts } from '@/lib/backend/contract/reads/sitemap';
import { parseLocale } from '@/lib/backend/contract/resolvers/parse-locale';

export const sitemaps: Resolvers = {
  Query: {
    sitemapParts: (_root, { locale }, context) => findSitemapParts(context, parseLocale(locale)),
    sitemap: (_root, { kind, locale, number }, context) =>
      findSitemap(context, kind, parseLocale(locale), number),
  },
};
