import type { ContractContext } from '@/lib/backend/contract/context';
import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findNetworkMultiples } from '@/lib/backend/contract/reads/listing-statistics';
import { readCompleteList } from '@/lib/backend/contract/reads/paging';
import { findPublic } from '@/lib/backend/contract/reads/public-documents';

export const valuation: Resolvers = {
  Query: {
    valuationMultiples: async (_root, _args, context) => {
      const multiples = await readCompleteList(context, 'Query.valuationMultiples', null, (limit) =>
        findPublic(context, 'valuation-multiples', { sort: 'industry', limit }),
      );
      const categories = [...new Set(multiples.flatMap(({ category }) => category || []))];
      const multiplesByKind: Partial<Record<'asked' | 'sold', ReturnType<typeof findNetworkMultiples>>> = {};
      return multiples.map((multiple) => ({
        multiple,
        getNetworkMultiples: async (status) => {
          multiplesByKind[status] ??= findNetworkMultiples(context, categories, status);
          return (await multiplesByKind[status]).get(multiple.category ?? '') ?? null;
        },
      }));
    },
    categoryMultiples: (_root, { category }) => ({ category }),
  },
  CategoryMultiples: {
    asked: ({ category }, _args, context) => findCategoryMultiples(context, category, 'asked'),
    sold: ({ category }, _args, context) => findCategoryMultiples(context, category, 'sold'),
  },
  ValuationMultiple: {
    slug: ({ multiple }) => multiple.slug,
    industry: ({ multiple }) => multiple.industry,
    sde_low: ({ multiple }) => toHundredths(multiple.sde_low),
    sde_mid: ({ multiple }) => toHundredths(multiple.sde_mid),
    sde_high: ({ multiple }) => toHundredths(multiple.sde_high),
    sales_multiple: ({ multiple }) =>
      typeof multiple.sales_multiple === 'number' ? toHundredths(multiple.sales_multiple) : null,
    source: ({ multiple }) => multiple.source,
    source_url: ({ multiple }) => multiple.source_url,
    years: ({ multiple }) => multiple.years,
    sales_count: ({ multiple }) => multiple.sales_count ?? null,
    second_source: ({ multiple }) => multiple.second_source || null,
    updated_at: ({ multiple }) => multiple.updatedAt,
    asked: ({ getNetworkMultiples }) => getNetworkMultiples('asked'),
    sold: ({ getNetworkMultiples }) => getNetworkMultiples('sold'),
  },
};

async function findCategoryMultiples(
  context: ContractContext,
  category: string,
  priceKind: 'asked' | 'sold',
) {
  return (await findNetworkMultiples(context, [category], priceKind)).get(category) ?? null;
}

const toHundredths = (multiple: number): number => Math.round(multiple * 100);
