import { z } from 'zod';
import { safeUrlSchema } from './safe-url';

const hundredths = z.int().min(1).max(2_000);

/** The network's own earnings multiples, in hundredths: `low` and `high` are the quartiles. */
export const earningsMultiplesSchema = z.strictObject({
  count: z.int().min(5),
  low: z.int().min(0),
  mid: z.int().min(0),
  high: z.int().min(0),
});
export type EarningsMultiples = z.infer<typeof earningsMultiplesSchema>;

/** A trade of the small estimate: the multiples, in hundredths, without their source. */
export const estimateTradeSchema = z.strictObject({
  slug: z.string().min(1),
  industry: z.string().min(1),
  low: hundredths,
  mid: hundredths,
  high: hundredths,
});

/** The multiples at which businesses of a trade are sold, in hundredths, with the source. */
export const tradeMultiplesSchema = z
  .strictObject({
    slug: z.string().min(1),
    industry: z.string().min(1),
    low: hundredths,
    mid: hundredths,
    high: hundredths,
    sales: hundredths.nullable(),
    source: z.string().min(1),
    sourceUrl: safeUrlSchema,
    years: z.string().min(1),
    salesCount: z.int().min(1).nullable(),
    secondSource: z.string().nullable(),
    updatedAt: z.iso.datetime(),
    asked: earningsMultiplesSchema.nullable(),
    sold: earningsMultiplesSchema.nullable(),
  })
  .refine(
    ({ low, mid, high }) => low <= mid && mid <= high,
    'Low, median and high must be in ascending order',
  );
export type TradeMultiples = z.infer<typeof tradeMultiplesSchema>;
