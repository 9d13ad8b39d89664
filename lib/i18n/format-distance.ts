import type { Locale } from '@/schemas/locale';
import type { DistanceUnit } from './countries/country';

const METRES_PER_MILE = 1609.344;

/**
 * Formats a distance in metres as kilometres or miles. Separate from `formats.ts` to keep browser bundles
 * small.
 */
export function formatDistance(metres: number, locale: Locale, unit: DistanceUnit = 'km'): string {
  const miles = unit === 'mi';
  const value = metres / (miles ? METRES_PER_MILE : 1000);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: miles ? 'mile' : 'kilometer',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
