import type { RegionRecord } from '../records';

/** The sixteen regions, each placed at its capital. */
export const regions: readonly RegionRecord[] = [
  region('GH-AA', 'Greater Accra', 'Accra', 5.556, -0.197),
  region('GH-AH', 'Ashanti', 'Kumasi', 6.688, -1.624),
  region('GH-WP', 'Western', 'Sekondi-Takoradi', 4.927, -1.758),
  region('GH-WN', 'Western North', 'Sefwi Wiawso', 6.2, -2.49),
  region('GH-CP', 'Central', 'Cape Coast', 5.105, -1.247),
  region('GH-EP', 'Eastern', 'Koforidua', 6.094, -0.259),
  region('GH-TV', 'Volta', 'Ho', 6.601, 0.471),
  region('GH-OT', 'Oti', 'Dambai', 8.07, 0.18),
  region('GH-BO', 'Bono', 'Sunyani', 7.338, -2.349),
  region('GH-BE', 'Bono East', 'Techiman', 7.59, -1.951),
  region('GH-AF', 'Ahafo', 'Goaso', 6.8, -2.52),
  region('GH-NP', 'Northern', 'Tamale', 9.401, -0.839),
  region('GH-SV', 'Savannah', 'Damongo', 9.083, -1.817),
  region('GH-NE', 'North East', 'Nalerigu', 10.52, -0.37),
  region('GH-UE', 'Upper East', 'Bolgatanga', 10.786, -0.851),
  region('GH-UW', 'Upper West', 'Wa', 10.061, -2.502),
];

function region(
  code: string,
  name: string,
  capital: string,
  latitude: number,
  longitude: number,
): RegionRecord {
  return { code, name, slug: name.toLowerCase().replaceAll(' ', '-'), capital, latitude, longitude };
}
