import { slugify } from '@/lib/routes/slugify';

type Multiple = {
  slug: string;
  industry: string;
  sde_low: number;
  sde_mid: number;
  sde_high: number;
  sales_multiple: number;
  source: string;
  source_url: string;
  years: string;
  second_source?: string;
};

/** The distance of the range limits from the average, as in the source (domain 2.5). */
const RANGE_MARGIN_RATIO = 0.5;
const rounded = (value: number) => Math.round(value * 100) / 100;

const trade = (
  industry: string,
  average: number,
  salesMultiple: number,
  secondSource?: string,
): Multiple => ({
  ...{ industry, slug: slugify(industry) },
  sde_low: rounded(average - RANGE_MARGIN_RATIO),
  sde_mid: average,
  sde_high: rounded(average + RANGE_MARGIN_RATIO),
  sales_multiple: salesMultiple,
  source: 'BizBuySell, average of closed sales in the United States (a transcription)',
  source_url: 'https://github.com/blueboyrocks/business-valuation-app',
  years: '2021–2025',
  ...(secondSource && { second_source: secondSource }),
});

/** The average of all trades, for those without a source. */
export const anyOtherTrade = trade(
  'Any other trade',
  2.57,
  0.67,
  '2.0–3.3 times SDE, the range of sectors (Elite Exit)',
);

/**
 * Multiples for which businesses were sold, in 24 trades and any other (domain 2.3). All are American: there
 * are no citable figures for Ghana.
 */
export const starterMultiples: readonly Multiple[] = [
  trade(
    'Restaurants and chop bars',
    2.15,
    0.39,
    '1.5–2.5 times SDE (sellyourbusiness.com); BizBuySell’s own page: 2.10, of 8,374 sales 2020–24',
  ),
  trade('Coffee shops and cafés', 2.21, 0.46, '40% of sales plus stock (Business Reference Guide 2011)'),
  trade('Bars and pubs', 2.73, 0.51, '1.5–3.0 times SDE (theillinoisbusinessbroker.com)'),
  trade('Bakeries', 2.4, 0.5),
  trade('Catering', 2, 0.44),
  trade(
    'Convenience shops and mini-marts',
    2.39,
    0.4,
    '1.5–2.8 times SDE without fuel (businessbrokercollective.com)',
  ),
  trade('Groceries and supermarkets', 2.67, 0.35, '15–25% of sales (dorismorris.com)'),
  trade('Pharmacies', 2.79, 0.42, '20–25% of sales (dorismorris.com)'),
  trade('Fuel stations', 3.76, 0.5, '2.0–3.5 times SDE, business only (businessbrokercollective.com)'),
  trade('Hair salons and barbers', 2.04, 0.51, '40–60% of sales (dorismorris.com)'),
  trade('Spas', 2.31, 0.63),
  trade('Laundromats', 3.65, 1.33, '3.5–5.5 times SDE (businessbrokercollective.com)'),
  trade('Dry cleaners', 2.1, 0.76, '70–80% of sales plus stock (Business Reference Guide 2011)'),
  trade('Day care and crèches', 3.27, 0.86, '45–50% of sales (Business Reference Guide 2011)'),
  trade('Private schools', 2.63, 0.82),
  trade(
    'Auto repair',
    2.83,
    0.64,
    '2.0–3.0 times SDE (businessbrokercollective.com); 2.0–3.5 (sellyourbusiness.com)',
  ),
  trade('Car washes', 4.99, 2.01, '2.5–5.0 times SDE (businessbrokercollective.com)'),
  trade('Building materials and hardware', 3.25, 0.57, '45% of sales (Business Reference Guide 2011)'),
  trade('Haulage and trucking', 3.01, 0.66, '2.0–3.5 times SDE (businessbrokercollective.com)'),
  trade('Wholesale of goods that are used up', 2.95, 0.52, '15–30% of sales (dorismorris.com)'),
  trade('Food and water processing', 2.75, 0.65, '40–70% of sales (dorismorris.com)'),
  trade(
    'Clothing shops',
    2.32,
    0.52,
    '1.0–2.5 times SDE (theillinoisbusinessbroker.com); 25–40% of sales (dorismorris.com)',
  ),
  trade('Cleaning services', 2.19, 0.7, '1.5–3.5 times SDE (sellyourbusiness.com)'),
  trade('IT and software services', 3.13, 1.04, '3.0–5.5 times SDE, managed services (sellyourbusiness.com)'),
  anyOtherTrade,
];
