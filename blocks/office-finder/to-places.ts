import type { PageContext } from '@/lib/engine/page-context';
import { project } from '@/lib/map/project';
import { spreadPins } from '@/lib/map/spread-pins';
import { writePhones } from '@/lib/visitor/write-phones';
import type { OfficePin } from '@/schemas/office';
import { type Place, pinRadius } from './place';

export function toPlaces(offices: readonly OfficePin[], page: PageContext): Place[] {
  const spots = offices.map((office) => project(page.map, office));
  const pins = spreadPins(spots, pinRadius * 2 + 3, page.map);
  return offices.map((office, index) => {
    const spot = spots[index] ?? { x: 0, y: 0 };
    return {
      slug: office.slug,
      name: office.name,
      href: page.href(`/locations/${office.stateSlug}/${office.slug}`),
      address: office.address || office.locality,
      digitalAddress: office.digitalAddress,
      phones: writePhones(office.phones, page),
      spot,
      pin: pins[index] ?? spot,
    };
  });
}
