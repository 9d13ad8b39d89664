import type { PageContext } from '@/lib/engine/page-context';
import { project } from '@/lib/map/project';
import { spreadPins } from '@/lib/map/spread-pins';
import { formatPhones } from '@/lib/visitor/phone-numbers';
import type { OfficePin } from '@/schemas/office';
import { type FinderOffice, PIN_RADIUS_UNITS } from './finder-office';

export function toFinderOffices(offices: readonly OfficePin[], page: PageContext): FinderOffice[] {
  const spots = offices.map((office) => project(page.map, office));
  const pins = spreadPins(spots, PIN_RADIUS_UNITS * 2 + 3, page.map);
  return offices.map((office, index) => {
    const spot = spots[index] ?? { x: 0, y: 0 };
    return {
      slug: office.slug,
      name: office.name,
      href: page.href(`/locations/${office.stateSlug}/${office.slug}`),
      address: office.address || office.locality,
      digitalAddress: office.digitalAddress,
      phones: formatPhones(office.phones, page),
      spot,
      pin: pins[index] ?? spot,
    };
  });
}
