import type { TradeMultiples } from '../valuation';

const published = {
  source: 'BizBuySell, average of closed sales in the United States',
  sourceUrl: 'https://www.bizbuysell.com/learning-center/',
  years: '2021–2025',
  salesCount: null,
  updatedAt: '2026-01-09T10:00:00.000Z',
};

/** Three trades: with sales of the network, with few of them, and without a sales multiple. */
export const exampleMultiples: TradeMultiples[] = [
  {
    ...published,
    ...{ slug: 'bakeries', industry: 'Bakeries', low: 190, mid: 240, high: 290, sales: 50 },
    secondSource: null,
    asked: { count: 9, low: 210, mid: 250, high: 280 },
    sold: null,
  },
  {
    ...published,
    ...{ slug: 'private-schools', industry: 'Private schools', low: 213, mid: 263, high: 313, sales: null },
    secondSource: null,
    asked: null,
    sold: null,
  },
  {
    ...published,
    ...{
      slug: 'restaurants',
      industry: 'Restaurants and chop bars',
      low: 165,
      mid: 215,
      high: 265,
      sales: 39,
    },
    salesCount: 8_374,
    secondSource: '1.5–2.5 times SDE (sellyourbusiness.com)',
    asked: { count: 17, low: 190, mid: 230, high: 270 },
    sold: { count: 6, low: 180, mid: 210, high: 240 },
  },
];
