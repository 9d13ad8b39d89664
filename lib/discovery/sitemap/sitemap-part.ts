import { z } from 'zod';
import { enabledLocales, findEnabledLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';
import { absoluteUrl } from '../absolute-urls';

/** Kind of the addresses of a part, as in the contract. */
export const sitemapKindSchema = z.enum([
  'pages',
  'regions',
  'offices',
  'office_pages',
  'agents',
  'agent_pages',
  'listings',
  'sold',
  'posts',
]);
export type SitemapKind = z.infer<typeof sitemapKindSchema>;

export type SitemapPart = { locale: Locale; kind: SitemapKind; number: number };

/**
 * The URL of a part. All parts have the same path as the index: a sitemap may only list addresses of its own
 * folder.
 */
export const partUrl = ({ locale, kind, number }: SitemapPart): string =>
  absoluteUrl(`/sitemap.xml?part=${locale}.${kind}.${number}`);

/** The part with this name; null when the name is invalid. */
export function parsePartName(name: string): SitemapPart | null {
  const [, first, second, third] = /^([\w-]+)\.([a-z_]+)\.([1-9]\d{0,5})$/.exec(name) ?? [];
  const locale = findEnabledLocale(first, enabledLocales);
  const kind = sitemapKindSchema.safeParse(second);
  return locale && kind.success ? { locale, kind: kind.data, number: Number(third) } : null;
}
