import type { FactsQuery } from '@/lib/graphql/generated/operations';
import { createFigures } from '@/lib/i18n/figures';
import { createTranslate } from '@/lib/i18n/translate';
import type { FigureValues } from '@/schemas/content-figures';
import { readLoanTerms } from '@/schemas/loan';
import type { Locale } from '@/schemas/locale';

/** The contract counts up to this number; beyond it there are more. */
const MAX_COUNT = 1_000;

/** The figures formatted for a language. Figures that were not requested are omitted. */
export function toFacts(found: FactsQuery, locale: Locale): FigureValues {
  const { number } = createFigures(locale);
  const t = createTranslate(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const counted = (list: { total: number } | undefined) =>
    list && (list.total >= MAX_COUNT ? `${number(MAX_COUNT)}+` : number(list.total));
  const distinct = (values: readonly string[]) => number(new Set(values).size);
  const { officePins: pins, regions, agents, forSale, sold, header } = found;
  const loan = header && readLoanTerms(header.contents);
  const values = {
    'offices.count': pins && number(pins.length),
    'towns.count': pins && distinct(pins.map(({ locality, state_slug }) => `${locality}|${state_slug}`)),
    'regions.count': pins && distinct(pins.map(({ state_slug }) => state_slug)),
    'regions.all': regions && number(regions.length),
    'brokers.count': counted(agents),
    'listings.count': counted(forSale),
    'sales.count': counted(sold),
    // Without loan terms a phrase replaces the placeholder, so that no brace is displayed.
    ...(header !== undefined && {
      'loan.interest': loan ? percent.format(loan.rate / 100) : t('price.unknownInterest'),
      'loan.years': loan ? number(loan.years) : t('price.unknownYears'),
    }),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
