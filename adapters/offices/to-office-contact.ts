import type { OfficeContactQuery } from '@/lib/graphql/generated/operations';
import { type OfficeContactData, officeContactDataSchema } from '@/schemas/office';
import { isSafeUrl } from '@/schemas/safe-url';
import { socialNetworkSchema } from '@/schemas/social-network';
import { toPostalCode } from './postal-code';
import { toOpeningHours } from './to-opening-hours';
import { toPhones } from './to-phones';

export type OfficeContactRecord = NonNullable<OfficeContactQuery['office']>;

/** @throws when the record does not match the contract. */
export function toOfficeContact(
  office: OfficeContactRecord,
  names: Readonly<Record<string, string>> = {},
  licence: string | null = null,
): OfficeContactData {
  return officeContactDataSchema.parse({
    name: office.name,
    state: office.state,
    locality: office.locality,
    county: office.county || null,
    latitude: office.latitude,
    longitude: office.longitude,
    addressLines: [office.address_1, office.address_2].filter(Boolean),
    digitalAddress: toPostalCode(office.postal_code),
    phones: toPhones(office, names),
    whatsAppNumber: office.whats_app_number,
    email: office.public_email,
    social: toSocial(office),
    territories: office.territories,
    ...toOpeningHours(office.opening_hours, office.name),
    openingHoursMessage: office.opening_hours.opening_hours_message,
    licence: licence || null,
    reviewLinks: toReviewLinks(office),
  });
}

function toReviewLinks(office: OfficeContactRecord): OfficeContactData['reviewLinks'] {
  const { google_review_url: google, facebook_review_link: facebook } = office;
  return [
    ...(google && isSafeUrl(google) ? [{ network: 'google' as const, href: google }] : []),
    ...(facebook && isSafeUrl(facebook) ? [{ network: 'facebook' as const, href: facebook }] : []),
  ];
}

function toSocial(office: OfficeContactRecord): OfficeContactData['social'] {
  return socialNetworkSchema.options.flatMap((network) => {
    const href = office[network];
    return href && isSafeUrl(href) ? [{ network, href }] : [];
  });
}
