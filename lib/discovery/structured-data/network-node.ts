import type { Organization, WebSite } from 'schema-dts';
import type { Locale } from '@/schemas/locale';
import { pageAddress, thingId, wholeAddress } from '../site-address';

export const organizationId = (): string => thingId('/', 'organization');

/** The network itself, on its home page. */
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
      url: pageAddress(locale, '/'),
      logo: wholeAddress(logo ?? '/brand/mark.svg'),
    },
    {
      '@type': 'WebSite',
      '@id': thingId('/', 'website'),
      name,
      url: pageAddress(locale, '/'),
      inLanguage: locale,
      publisher,
    },
  ];
}
