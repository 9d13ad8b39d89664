import type { ValuationMultiplesQuery } from '@/lib/graphql/generated/operations';

type Record = ValuationMultiplesQuery['valuationMultiples'][number];

/** Maps the record of the contract to the project's names; the result still has to be parsed. */
export function toTradeMultiples(record: Record): unknown {
  return {
    slug: record.slug,
    industry: record.industry,
    low: record.sde_low,
    mid: record.sde_mid,
    high: record.sde_high,
    sales: record.sales_multiple,
    source: record.source,
    sourceUrl: record.source_url,
    years: record.years,
    salesCount: record.sales_count,
    secondSource: record.second_source,
    updatedAt: record.updated_at,
    asked: record.asked,
    sold: record.sold,
  };
}
