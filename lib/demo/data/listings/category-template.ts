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
 * What the listings of one category are made of. Texts are wordings with choices (`expandText`) that may name the slots of
 * `listing-slots.ts`. Every title names the town. A text that starts with `#a,b ` is for those kinds only; `#owned ` is for
 * businesses that own their place.
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
  /** What its takings are told by besides the year: a day that it is open, or a term of three. */
  takings: z.enum(['day', 'term']).default('day'),
  /**
   * What can be counted there, as a slot, tagged where kinds differ: so much for each cedi of sales or each employee, from and
   * to, and its step.
   */
  counts: z.record(
    z.string(),
    z.tuple([z.enum(['sales', 'employees']), z.number().positive(), z.number().positive(), z.int()]),
  ),
  /** What a foreign buyer must know (domain 4.9). */
  reserved: z.array(z.string().min(1)).default([]),
  /** Who leads the work. */
  leads: texts,
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
