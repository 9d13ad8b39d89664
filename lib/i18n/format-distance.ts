import type { Locale } from '@/schemas/locale';
import type { DistanceUnit } from './countries/country';

const metresPerMile = 1609.344;

/** In kilometres, or miles where the country uses them, from metres. Apart from `formats.ts` for the browser's sake. */
export function formatDistance(metres: number, locale: Locale, unit: DistanceUnit = 'km'): string {
  const miles = unit === 'mi';
  const value = metres / (miles ? metresPerMile : 1000);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: miles ? 'mile' : 'kilometer',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
