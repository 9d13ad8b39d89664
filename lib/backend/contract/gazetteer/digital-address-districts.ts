import { findPlace } from '@/lib/backend/contract/gazetteer/find-place';
import type { GazetteerPlace } from '@/lib/backend/contract/gazetteer/gazetteer-place';
import { normaliseDigitalAddress } from '@/schemas/digital-address';

/**
 * The districts of digital addresses (a region letter and a district letter), each with a town of the
 * gazetteer. For other districts the region letter decides.
 */
export const digitalDistricts: ReadonlyMap<string, string> = new Map([
  ['GA', 'Accra'],
  ['GB', 'Ashaiman'],
  ['GC', 'Dome'],
  ['GD', 'Adenta'],
  ['GE', 'Abokobi'],
  ['GK', 'Kpone'],
  ['GL', 'Labadi'],
  ['GM', 'Madina'],
  ['GN', 'Prampram'],
  ['GO', 'Dodowa'],
  ['GS', 'Weija'],
  ['GT', 'Tema'],
  ['GW', 'Amasaman'],
  ['GX', 'Ada'],
  ['GY', 'Ada'],
  ['GZ', 'Teshie'],
  ['AB', 'Bekwai'],
  ['AC', 'Konongo'],
  ['AE', 'Ejisu'],
  ['AJ', 'Ejura'],
  ['AK', 'Kumasi'],
  ['AM', 'Mampong'],
  ['AN', 'Agogo'],
  ['AO', 'Obuasi'],
  ['A7', 'Offinso'],
  ['BA', 'Atebubu'],
  ['BB', 'Berekum'],
  ['BD', 'Dormaa Ahenkro'],
  ['BK', 'Kintampo'],
  ['BO', 'Nkoranza'],
  ['BP', 'Yeji'],
  ['BS', 'Sunyani'],
  ['BT', 'Techiman'],
  ['BU', 'Goaso'],
  ['BW', 'Wenchi'],
  ['B2', 'Duayaw Nkwanta'],
  ['B3', 'Bechem'],
  ['CC', 'Cape Coast'],
  ['CE', 'Winneba'],
  ['CI', 'Apam'],
  ['CK', 'Elmina'],
  ['CM', 'Saltpond'],
  ['CO', 'Agona Swedru'],
  ['CR', 'Assin Fosu'],
  ['CU', 'Dunkwa'],
  ['CX', 'Kasoa'],
  ['EA', 'Akosombo'],
  ['EB', 'Akim Oda'],
  ['EE', 'Kibi'],
  ['EF', 'Begoro'],
  ['EI', 'Mpraeso'],
  ['EJ', 'Nkawkaw'],
  ['EN', 'Koforidua'],
  ['ES', 'Suhum'],
  ['EW', 'Asamankese'],
  ['EY', 'Somanya'],
  ['E2', 'Akropong'],
  ['E3', 'Nsawam'],
  ['NB', 'Bole'],
  ['ND', 'Walewale'],
  ['NE', 'Gambaga'],
  ['NN', 'Bimbilla'],
  ['NT', 'Tamale'],
  ['NS', 'Tamale'],
  ['NU', 'Savelugu'],
  ['NY', 'Yendi'],
  ['N4', 'Salaga'],
  ['N5', 'Damongo'],
  ['UA', 'Bawku'],
  ['UB', 'Bolgatanga'],
  ['UK', 'Navrongo'],
  ['UL', 'Paga'],
  ['XJ', 'Jirapa'],
  ['XL', 'Lawra'],
  ['XN', 'Nandom'],
  ['XS', 'Tumu'],
  ['XW', 'Wa'],
  ['VC', 'Hohoe'],
  ['VH', 'Ho'],
  ['VJ', 'Jasikan'],
  ['VK', 'Keta'],
  ['VM', 'Kadjebi'],
  ['VO', 'Nkwanta'],
  ['VP', 'Kpando'],
  ['VR', 'Dambai'],
  ['VS', 'Kete Krachi'],
  ['VU', 'Sogakope'],
  ['VX', 'Akatsi'],
  ['VZ', 'Aflao'],
  ['WB', 'Bibiani'],
  ['WG', 'Sefwi Wiawso'],
  ['WN', 'Axim'],
  ['WP', 'Prestea'],
  ['WS', 'Sekondi-Takoradi'],
  ['WT', 'Tarkwa'],
]);

/** Region letters of digital addresses, which still follow the ten regions before 2019. */
export const digitalRegions: ReadonlyMap<string, string> = new Map([
  ['A', 'Ashanti'],
  ['B', 'Bono'],
  ['C', 'Central'],
  ['E', 'Eastern'],
  ['G', 'Greater Accra'],
  ['N', 'Northern'],
  ['U', 'Upper East'],
  ['V', 'Volta'],
  ['W', 'Western'],
  ['X', 'Upper West'],
]);

const postcodePattern = /^([A-Z][A-Z0-9])[\s-]?(\d{3,5})?$/;

/**
 * The district of a digital address (`GA-183-8164`) or of its first part (`GA183`, `GA`); null for any other
 * text.
 */
export function parseDistrict(text: string): string | null {
  const digitalAddress = normaliseDigitalAddress(text);
  if (digitalAddress) return digitalAddress.slice(0, 2);
  return postcodePattern.exec(text.trim().toUpperCase())?.[1] ?? null;
}

/**
 * The position of a district of digital addresses: its main town, else the capital of its region; undefined
 * for an unknown district.
 */
export function findDistrict(district: string): GazetteerPlace | undefined {
  const name = digitalDistricts.get(district) ?? digitalRegions.get(district.charAt(0));
  return name === undefined ? undefined : findPlace(name);
}
