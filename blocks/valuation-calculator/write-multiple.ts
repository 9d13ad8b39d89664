import type { PageContext } from '@/lib/engine/page-context';

/** `2.15` from hundredths, in the page's language. */
export const writeMultiple = ({ locale }: Pick<PageContext, 'locale'>, hundredths: number): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    hundredths / 100,
  );
