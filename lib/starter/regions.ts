import type { CountryCode } from '@/schemas/country';

type Region = { code: string; name: string; slug: string; latitude: number; longitude: number };

const region = (code: string, name: string, latitude: number, longitude: number): Region => ({
  ...{ code, name, slug: name.toLowerCase().replaceAll(' ', '-') },
  ...{ latitude, longitude },
});

const ghana: readonly Region[] = [
  region('GH-AA', 'Greater Accra', 5.556, -0.197),
  region('GH-AH', 'Ashanti', 6.688, -1.624),
  region('GH-WP', 'Western', 4.927, -1.758),
  region('GH-WN', 'Western North', 6.206, -2.485),
  region('GH-CP', 'Central', 5.105, -1.247),
  region('GH-EP', 'Eastern', 6.094, -0.259),
  region('GH-TV', 'Volta', 6.601, 0.471),
  region('GH-OT', 'Oti', 8.07, 0.18),
  region('GH-BO', 'Bono', 7.338, -2.349),
  region('GH-BE', 'Bono East', 7.59, -1.951),
  region('GH-AF', 'Ahafo', 6.8, -2.52),
  region('GH-NP', 'Northern', 9.401, -0.839),
  region('GH-SV', 'Savannah', 9.083, -1.817),
  region('GH-NE', 'North East', 10.52, -0.37),
  region('GH-UE', 'Upper East', 10.786, -0.851),
  region('GH-UW', 'Upper West', 10.061, -2.502),
];

/**
 * The regions of a country with the coordinates of their capitals, by ISO 3166-2 code: every office belongs
 * to one. For a country without regions here staff create those in which they have offices.
 */
export const starterRegions = (country: CountryCode): readonly Region[] => (country === 'GH' ? ghana : []);
