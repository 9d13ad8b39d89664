import type { Locale } from '@/schemas/locale';

/** Formats a multiple as `2.6`. */
export function formatMultiple(multiple: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(multiple);
}
