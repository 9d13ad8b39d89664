import type { LocalBusiness, OpeningHoursSpecification, PostalAddress } from 'schema-dts';
import { activeCountryValues } from '@/lib/i18n/active-country';
import type { Locale } from '@/schemas/locale';
import type { OpeningDay } from '@/schemas/office';
import { pageUrl, structuredDataId } from '../absolute-urls';
import type { OfficeFacts, PostalFacts } from '../record-facts';
import { organizationId } from './network-node';
import { imageProperty } from './pictures';

/** Currency of the active country, ISO 4217. */
export const activeCurrency = activeCountryValues.currency ?? 'USD';

export const officeId = (path: string): string => structuredDataId(path, 'office');

/** Country codes of the contract that differ from ISO 3166. */
const isoCodes: Readonly<Record<string, string>> = { UK: 'GB', UAE: 'AE' };

/**
 * An office as a local business; not as an estate agent, since it sells no property. Reviews are texts,
 * never ratings.
 */
export function officeNode(office: OfficeFacts, locale: Locale): LocalBusiness {
  const { name, path, phone, email, point, profiles, territories } = office;
  const hours = office.openingHours.flatMap((day) => openingHoursNode(day) ?? []);
  return {
    '@type': 'LocalBusiness',
    '@id': officeId(path),
    name,
    url: pageUrl(locale, path),
    ...imageProperty(office.picture, { path: office.path, locale }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    address: postalAddress(office.address),
    ...(point && { geo: { '@type': 'GeoCoordinates', ...point } }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(profiles.length > 0 && { sameAs: [...profiles] }),
    ...(territories.length > 0 && { areaServed: [...territories] }),
    currenciesAccepted: activeCurrency,
    parentOrganization: { '@id': organizationId() },
  };
}

function postalAddress({ street, locality, region, postalCode, country }: PostalFacts): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(street.length > 0 && { streetAddress: street.join(', ') }),
    addressLocality: locality,
    addressRegion: region,
    ...(postalCode && { postalCode }),
    addressCountry: isoCodes[country] ?? country,
  };
}

const dayNames = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const;

/** Null on days on which the office is closed. */
function openingHoursNode({ day, opens, closes }: OpeningDay): OpeningHoursSpecification | null {
  return opens && closes
    ? { '@type': 'OpeningHoursSpecification', dayOfWeek: dayNames[day], opens, closes }
    : null;
}
