import { z } from 'zod';
import figuresFile from './trade-figures.json' with { type: 'json' };
import textsFile from './trade-texts.en.json' with { type: 'json' };

/**
 * The average price of a sold business as a multiple of its earnings (SDE) and of its sales, with the publisher's
 * page, the period and the number of sales.
 */
const publishedSchema = z.strictObject({
  sde: z.number().positive(),
  sales: z.number().positive(),
  source_url: z.url({ protocol: /^https$/ }),
  years: z.string().regex(/^\d{4}(–\d{4})?$/),
  sales_count: z.int().positive(),
});
type Published = z.infer<typeof publishedSchema>;

const anyOtherSlug = 'any-other-trade';

/** By trade; null for a trade without published figures, which is valued like all trades together. */
const figures = z.record(z.string(), publishedSchema.nullable()).parse(figuresFile);
const allTrades = publishedSchema.parse(figures[anyOtherSlug]);

const textsSchema = z.strictObject({ name: z.string().min(1) });
/** The names by the keys of the figures; a missing or unused key is an error. */
const texts = z.record(z.enum(Object.keys(figures)), textsSchema).parse(textsFile);

/** The distance of the range limits from the average. The publisher gives no range. */
const RANGE_MARGIN_RATIO = 0.5;
const rounded = (value: number) => Math.round(value * 100) / 100;

const publisher = 'BizBuySell, average of closed sales in the United States; the range is 0.5 either side';

const toMultiple = (slug: string, industry: string, published: Published | null) => {
  const { sde, sales, ...source } = published ?? allTrades;
  return {
    ...{ industry, slug },
    sde_low: rounded(sde - RANGE_MARGIN_RATIO),
    sde_mid: sde,
    sde_high: rounded(sde + RANGE_MARGIN_RATIO),
    sales_multiple: sales,
    source: published !== null && slug !== anyOtherSlug ? publisher : `Average of all trades: ${publisher}`,
    ...source,
  };
};

const multiples = Object.entries(figures).map(([slug, published]) =>
  toMultiple(slug, texts[slug]?.name ?? slug, published),
);
export type StarterMultiple = ReturnType<typeof toMultiple>;

/**
 * Multiples for which businesses were sold, by trade. All are American: there are no citable figures for Ghana.
 */
export const starterMultiples: readonly StarterMultiple[] = multiples;

/** The average of all trades, for those without a source. */
export const anyOtherTrade: StarterMultiple = toMultiple(
  anyOtherSlug,
  texts[anyOtherSlug]?.name ?? anyOtherSlug,
  allTrades,
);

/** Whether a publisher has figures of this trade alone. */
export const isPublishedTrade = (slug: string): boolean => (figures[slug] ?? null) !== null;
