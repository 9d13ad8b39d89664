import { FactsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { contentLocale } from '@/lib/i18n/locales';
import type { FigureName, FigureValues } from '@/schemas/content-figures';
import type { Locale } from '@/schemas/locale';
import { toFacts } from './to-facts';

/**
 * Figures of the network. Queries only the records that the requested figures need.
 * @throws when the backend cannot provide them.
 */
export async function readFacts(facts: readonly FigureName[], locale: Locale): Promise<FigureValues> {
  const needs = (...names: readonly FigureName[]) => facts.some((fact) => names.includes(fact));
  const found = await queryContent(FactsDocument, {
    withOffices: needs('offices.count', 'towns.count', 'regions.count'),
    withRegions: needs('regions.all'),
    withBrokers: needs('brokers.count'),
    withListings: needs('listings.count'),
    withSales: needs('sales.count'),
    withLoan: needs('loan.interest', 'loan.years'),
    contentLocale,
  });
  return toFacts(found, locale);
}
