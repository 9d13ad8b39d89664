import { z } from 'zod';
import { enabledLocales, findEnabledLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';
import { wholeAddress } from '../site-address';

/** What the addresses of a part are of, as the contract has it. */
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
 * The address of a part. All of them stand beside the index: what stands in a folder may tell addresses of that folder only.
 */
export const partAddress = ({ locale, kind, number }: SitemapPart): string =>
  wholeAddress(`/sitemap.xml?part=${locale}.${kind}.${number}`);

/** The part of such a name; null for one that cannot be. */
export function readPartName(name: string): SitemapPart | null {
  const [, first, second, third] = /^([\w-]+)\.([a-z_]+)\.([1-9]\d{0,5})$/.exec(name) ?? [];
  const locale = findEnabledLocale(first, enabledLocales);
  const kind = sitemapKindSchema.safeParse(second);
  return locale && kind.success ? { locale, kind: kind.data, number: Number(third) } : null;
}
