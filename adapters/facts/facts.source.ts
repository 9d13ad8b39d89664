import 'server-only';
import { FactsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { contentLocale } from '@/lib/i18n/locales';
import type { Fact, FactValues } from '@/schemas/facts';
import type { Locale } from '@/schemas/locale';
import { toFacts } from './to-facts';

/** Figures of the network; of what they are counted from no more is asked than these need. @throws when the backend cannot tell. */
export async function readFacts(facts: readonly Fact[], locale: Locale): Promise<FactValues> {
  const asksFor = (...some: readonly Fact[]) => facts.some((fact) => some.includes(fact));
  const found = await queryContent(FactsDocument, {
    withOffices: asksFor('offices.count', 'towns.count', 'regions.count'),
    withRegions: asksFor('regions.all'),
    withBrokers: asksFor('brokers.count'),
    withListings: asksFor('listings.count'),
    withSales: asksFor('sales.count'),
    withLoan: asksFor('loan.interest', 'loan.years'),
    contentLocale,
  });
  return toFacts(found, locale);
}
