import type { PageContext } from '@/lib/engine/page-context';
import type { EarningsMultiples, TradeMultiples } from '@/schemas/valuation';

/**
 * The names of the texts about a trade, in the order in which an option encodes them; a text may be empty.
 */
export const tradeTextNames = [
  'times',
  'salesTimes',
  'sold',
  'asked',
  'source',
  'sourceUrl',
  'second',
] as const;
export type TradeTexts = Readonly<Record<(typeof tradeTextNames)[number], string>>;

/** The multiples of a trade, their source, and the network's own multiples as translated texts. */
export function formatTradeTexts(page: PageContext, trade: TradeMultiples): TradeTexts {
  const { t, format } = page;
  const { source, sourceUrl, years, salesCount, secondSource, sales } = trade;
  const formatMultiple = createMultipleFormat(page.locale);
  const ownMultiplesText = (messageName: 'ownSold' | 'ownAsked', multiples: EarningsMultiples | null) =>
    multiples
      ? t(`valuation.${messageName}`, {
          count: format.number(multiples.count),
          low: formatMultiple(multiples.low),
          mid: formatMultiple(multiples.mid),
          high: formatMultiple(multiples.high),
        })
      : '';
  const count = salesCount === null ? [] : [t('valuation.salesCount', { count: format.number(salesCount) })];
  return {
    times: t('valuation.multiple', {
      low: formatMultiple(trade.low),
      mid: formatMultiple(trade.mid),
      high: formatMultiple(trade.high),
    }),
    salesTimes: sales === null ? '' : t('valuation.salesTimes', { multiple: formatMultiple(sales) }),
    sold: ownMultiplesText('ownSold', trade.sold),
    asked: ownMultiplesText('ownAsked', trade.asked),
    source: [source, years, ...count].join(', '),
    sourceUrl,
    second: secondSource ? t('valuation.second', { range: secondSource }) : '',
  };
}

/** Returns a formatter for multiples: `2.15` from hundredths. */
function createMultipleFormat(locale: string): (hundredths: number) => string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (hundredths) => format.format(hundredths / 100);
}
