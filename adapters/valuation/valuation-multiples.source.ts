import { defineSource } from '@/lib/engine/define-source';
import { ValuationMultiplesDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { valuationMultiplesQuery } from '@/schemas/bindings/list-queries';
import { type TradeMultiples, tradeMultiplesSchema } from '@/schemas/valuation';
import { parseEach } from '../parse-each';
import { toTradeMultiples } from './to-trade-multiples';

/** The multiples for which businesses are sold, by trade. */
export const valuationMultiplesSource = defineSource<typeof valuationMultiplesQuery, TradeMultiples[]>({
  query: valuationMultiplesQuery,
  read: async () => {
    const { valuationMultiples } = await queryContent(ValuationMultiplesDocument, {});
    return parseEach(tradeMultiplesSchema, valuationMultiples.map(toTradeMultiples), 'valuation multiples');
  },
});
