import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findSitemap, findSitemapParts } from '@/lib/backend/contract/reads/find-sitemap';
import { readLocale } from '@/lib/backend/contract/reads/read-locale';

export const sitemaps: Resolvers = {
  Query: {
    sitemapParts: (_root, { locale }, context) => findSitemapParts(context, readLocale(locale)),
    sitemap: (_root, { kind, locale, number }, context) =>
      findSitemap(context, kind, readLocale(locale), number),
  },
};
