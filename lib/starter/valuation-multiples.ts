import { z } from 'zod';
import figuresFile from './trade-figures.json' with { type: 'json' };
import textsFile from './trade-texts.en.json' with { type: 'json' };

/** The average price of a sold business as a multiple of its earnings (SDE) and of its sales. */
const figuresSchema = z.strictObject({ sde: z.number().positive(), sales: z.number().positive() });
const figures = z.record(z.string(), figuresSchema).parse(figuresFile);

/** The name of a trade, and what another source publishes about it. */
const textsSchema = z.strictObject({ name: z.string().min(1), second_source: z.string().min(1).optional() });
/** By the keys of the figures; a missing or unused key is an error. */
const texts = z.record(z.enum(Object.keys(figures)), textsSchema).parse(textsFile);

/** The distance of the range limits from the average, as in the source (domain 2.5). */
const RANGE_MARGIN_RATIO = 0.5;
const rounded = (value: number) => Math.round(value * 100) / 100;

const multiples = Object.entries(figures).map(([slug, { sde, sales }]) => {
  const { name: industry = slug, ...secondSource } = texts[slug] ?? {};
  return {
    ...{ industry, slug },
    sde_low: rounded(sde - RANGE_MARGIN_RATIO),
    sde_mid: sde,
    sde_high: rounded(sde + RANGE_MARGIN_RATIO),
    sales_multiple: sales,
    source: 'BizBuySell, average of closed sales in the United States (a transcription)',
    source_url: 'https://github.com/blueboyrocks/business-valuation-app',
    years: '2021–2025',
    ...secondSource,
  };
});

/**
 * Multiples for which businesses were sold, in 24 trades and any other (domain 2.3). All are American: there
 * are no citable figures for Ghana.
 */
export const starterMultiples: readonly (typeof multiples)[number][] = multiples;

/** The average of all trades, for those without a source. */
export const anyOtherTrade = findMultiple('any-other-trade');

function findMultiple(slug: keyof typeof figuresFile): (typeof multiples)[number] {
  const multiple = multiples.find((one) => one.slug === slug);
  if (!multiple) throw new Error(`No multiples for the trade ${slug}`);
  return multiple;
}
