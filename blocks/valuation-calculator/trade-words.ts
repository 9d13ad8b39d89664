import type { PageContext } from '@/lib/engine/page-context';
import type { OwnMultiples, TradeMultiples } from '@/schemas/valuation';

/** What is said of a trade, in the order in which its option carries it; empty where there is nothing to say. */
export const tradeWordNames = [
  'times',
  'salesTimes',
  'sold',
  'asked',
  'source',
  'sourceUrl',
  'second',
] as const;
export type TradeWords = Readonly<Record<(typeof tradeWordNames)[number], string>>;

/** A trade's multiples, their source and the network's own, in the words of the page. */
export function tradeWords(page: PageContext, trade: TradeMultiples): TradeWords {
  const { t, format } = page;
  const { source, sourceUrl, years, salesCount, secondSource, sales } = trade;
  const write = writerOf(page.locale);
  const own = (which: 'ownSold' | 'ownAsked', found: OwnMultiples | null) =>
    found
      ? t(`valuation.${which}`, {
          count: format.number(found.count),
          low: write(found.low),
          mid: write(found.mid),
          high: write(found.high),
        })
      : '';
  const count = salesCount === null ? [] : [t('valuation.salesCount', { count: format.number(salesCount) })];
  return {
    times: t('valuation.multiple', {
      low: write(trade.low),
      mid: write(trade.mid),
      high: write(trade.high),
    }),
    salesTimes: sales === null ? '' : t('valuation.salesTimes', { multiple: write(sales) }),
    sold: own('ownSold', trade.sold),
    asked: own('ownAsked', trade.asked),
    source: [source, years, ...count].join(', '),
    sourceUrl,
    second: secondSource ? t('valuation.second', { range: secondSource }) : '',
  };
}

/** `2.15` from hundredths, in a language. */
function writerOf(locale: string): (hundredths: number) => string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (hundredths) => format.format(hundredths / 100);
}
