import type { SitemapPart } from '@/lib/discovery/sitemap/sitemap-part';
import type { SitemapEntry } from '@/lib/discovery/sitemap/write-sitemap';
import { SitemapAddressesDocument, SitemapPartsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { Locale } from '@/schemas/locale';

/** The sitemap parts that contain URLs, by language. */
export async function readSitemapParts(
  locales: readonly Locale[],
): Promise<(SitemapPart & { updatedAt: string })[]> {
  const partsByLocale = locales.map(async (locale) => {
    const { sitemapParts } = await queryContent(SitemapPartsDocument, { locale });
    return sitemapParts.map(({ kind, number, updated_at }) => ({
      locale,
      kind,
      number,
      updatedAt: updated_at,
    }));
  });
  return (await Promise.all(partsByLocale)).flat();
}

/** The URLs of one sitemap part. */
export async function readSitemap({ locale, kind, number }: SitemapPart): Promise<SitemapEntry[]> {
  const { sitemap } = await queryContent(SitemapAddressesDocument, { locale, kind, number });
  return sitemap.map(({ path, updated_at }) => ({ path, updatedAt: updated_at }));
}
