import type { Organization, WebSite } from 'schema-dts';
import type { Locale } from '@/schemas/locale';
import { absoluteUrl, pageUrl, structuredDataId } from '../absolute-urls';

export const organizationId = (): string => structuredDataId('/', 'organization');

/** The network as an organization and a website; on its home page. */
export function networkNodes(
  { name, logo }: { name: string; logo: string | null },
  locale: Locale,
): (Organization | WebSite)[] {
  const publisher = { '@id': organizationId() };
  return [
    {
      '@type': 'Organization',
      ...publisher,
      name,
      url: pageUrl(locale, '/'),
      logo: absoluteUrl(logo ?? '/brand/mark.svg'),
    },
    {
      '@type': 'WebSite',
      '@id': structuredDataId('/', 'website'),
      name,
      url: pageUrl(locale, '/'),
      inLanguage: locale,
      publisher,
    },
  ];
}
