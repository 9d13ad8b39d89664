import { toPostalCode } from '@/adapters/offices/postal-code';
import type { OfficeFacts } from '@/lib/discovery/record-facts';
import type { OfficeFactsQuery } from '@/lib/graphql/generated/operations';
import { officePath } from '@/lib/routes/record-paths';
import { toDecoration } from '../media/to-image';
import { toOpeningHours } from '../offices/to-opening-hours';

type OfficeRecord = NonNullable<OfficeFactsQuery['office']>;

export function toOfficeFacts(office: OfficeRecord): OfficeFacts {
  const { showOpeningHours, openingHours } = toOpeningHours(office.opening_hours, office.name);
  const profiles = [office.google, office.facebook, office.linkedin, office.instagram, office.twitter];
  return {
    kind: 'office',
    name: office.name,
    path: officePath(office.state_slug, office.slug),
    phone: office.organic_number || office.main_telephone,
    email: office.public_email,
    picture: toDecoration(office.image),
    address: {
      street: [office.address_1, office.address_2].flatMap((line) => line || []),
      locality: office.locality,
      region: office.state,
      postalCode: toPostalCode(office.postal_code),
      country: office.country,
    },
    point: office.is_alternate_address ? null : { latitude: office.latitude, longitude: office.longitude },
    openingHours: showOpeningHours ? openingHours : [],
    profiles: profiles.flatMap((address) => address || []),
    territories: office.territories,
  };
}
