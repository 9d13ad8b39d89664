import type { Locale } from '@/schemas/locale';

/** As `2.6`. */
export function writeMultiple(multiple: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(multiple);
}
