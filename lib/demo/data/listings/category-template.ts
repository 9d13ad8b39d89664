import { z } from 'zod';
import { coverCategories } from '../../art/cover-categories';

const range = z.tuple([z.number(), z.number()]);
const share = z.number().min(0).max(1);
const texts = z.array(z.string().min(1)).min(1);
const kind = z.union([
  z.tuple([z.string(), z.enum(coverCategories)]),
  z.tuple([z.string(), z.enum(coverCategories), range]),
]);

/**
 * What the listings of one category are made of. Texts may use {town}, {region}, {staff} ("nine people"),
 * {year} (established) and {years} (since then). Every title names the town. A text that starts with `#a,b ` is for
 * those kinds only; `#rented ` and `#owned ` are for businesses that rent or own their place.
 */
export const categoryTemplateSchema = z.strictObject({
  name: z.string().min(1),
  slug: z.string().min(1),
  /** What is found in the category: each kind's name, its covers, and the part of the range of sales it takes. */
  kinds: z.record(z.string(), kind),
  /** What a sale is priced at: asking price over seller's discretionary earnings. */
  multiple: z.number().positive(),
  /** Seller's discretionary earnings as a share of sales. */
  margin: range,
  /** Cedi a year. */
  sales: range,
  /** Cedi a year and employee. */
  salesPerEmployee: range,
  /** Stock as a share of sales. */
  inventory: range,
  /** Furniture, fixtures and equipment as a share of the asking price. */
  equipment: range,
  /** How often the business owns its property, and how often it could move. */
  property: share,
  relocatable: share,
  /** How common it is, where not 2; by office. */
  weights: z.record(z.string(), z.number()).optional(),
  /** What a foreign buyer must know (domain 4.9). */
  reserved: z.string().optional(),
  titles: texts,
  /** Titles of franchise outlets in this trade. */
  franchises: texts.optional(),
  summaries: texts,
  openings: texts,
  trade: texts,
  premises: texts,
  growth: texts,
});
export type CategoryTemplate = z.output<typeof categoryTemplateSchema>;
