import type { Supply } from '@/lib/engine/bindings';
import type { OfficeFoot } from '@/schemas/office';
import type { Menu } from './menu.source';

/** Columns that fit; the menu's order says which matter. */
const mostColumns = 6;

export function menuToSiteFooter({ items, phones, office }: Menu): Supply<'items' | 'phones' | 'office'> {
  return { props: { items: items.slice(0, mostColumns), phones, office: office && toFoot(office) } };
}

const toFoot = (office: OfficeFoot): OfficeFoot => ({
  name: office.name,
  addressLines: office.addressLines,
  locality: office.locality,
  digitalAddress: office.digitalAddress,
  phones: office.phones,
  email: office.email,
  showOpeningHours: office.showOpeningHours,
  openingHours: office.openingHours,
});
