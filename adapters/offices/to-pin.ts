import type { PinPartsFragment } from '@/lib/graphql/generated/operations';
import type { OfficePin } from '@/schemas/office';
import { toDigitalAddress } from './digital-address';

export function toPin(office: Omit<PinPartsFragment, 'distance'> & { distance?: number | null }): OfficePin {
  return {
    slug: office.slug,
    name: office.name,
    state: office.state,
    stateSlug: office.state_slug,
    locality: office.locality,
    latitude: office.latitude,
    longitude: office.longitude,
    address: [office.address_1, office.locality].filter(Boolean).join(', '),
    digitalAddress: toDigitalAddress(office.postal_code),
    telephone: office.main_telephone,
    distance: office.distance ?? null,
  };
}
