import { z } from 'zod';
import { coverCategories } from './cover-categories';

const range = z.tuple([z.number(), z.number()]);
const share = z.number().min(0).max(1);
const texts = z.array(z.string().min(1)).min(1);
const kind = z.union([
  z.tuple([z.string(), z.enum(coverCategories)]),
  z.tuple([z.string(), z.enum(coverCategories), range]),
]);

/**
 * The template from which the listings of a category are generated. Texts contain choices (`expandText`) and
 * may use the slots of `listing-slots.ts`. Every title contains the town. A text with the prefix `#a,b `
 * applies only to those kinds; `#owned ` to businesses that own their premises.
 */
export const categoryTemplateSchema = z.strictObject({
  name: z.string().min(1),
  slug: z.string().min(1),
  /** The kinds of business in the category: name, covers, and the part of the sales range. */
  kinds: z.record(z.string(), kind),
  /** Asking price divided by seller's discretionary earnings. */
  multiple: z.number().positive(),
  /** Seller's discretionary earnings as a share of sales. */
  margin: range,
  /** In cedi per year. */
  sales: range,
  /** In cedi per year and employee. */
  salesPerEmployee: range,
  /** Inventory as a share of sales. */
  inventory: range,
  /** Furniture, fixtures and equipment as a share of the asking price. */
  equipment: range,
  /** The probability that the business owns its property, and that it is relocatable. */
  property: share,
  relocatable: share,
  /** The weight of the category by office; the default is 2. */
  weights: z.record(z.string(), z.number()).optional(),
  /**
   * The period of takings in texts in addition to the year: an opening day, or one of three school terms.
   */
  takings: z.enum(['day', 'term']).default('day'),
  /**
   * Countable things by slot name, tagged when kinds differ: sales in cedi or employees for each of them,
   * from and to, and the rounding step.
   */
  counts: z.record(
    z.string(),
    z.tuple([z.enum(['sales', 'employees']), z.number().positive(), z.number().positive(), z.int()]),
  ),
  /** Legal restrictions for foreign buyers (domain 4.9). */
  reserved: z.array(z.string().min(1)).default([]),
  /** The person who manages the work. */
  leads: texts,
  titles: texts,
  /** Titles of franchise outlets in this category. */
  franchises: texts.optional(),
  summaries: texts,
  openings: texts,
  trade: texts,
  premises: texts,
  growth: texts,
});
export type CategoryTemplate = z.output<typeof categoryTemplateSchema>;
