import type { CoverCategory } from '../../art/cover-categories';

type Range = readonly [low: number, high: number];

/**
 * What the listings of one category are made of. Texts may use {town}, {region}, {staff} ("nine people"),
 * {year} (established) and {years} (since then). Every title names the town. A text that starts with `#a,b ` is for
 * those kinds only; `#rented ` and `#owned ` are for businesses that rent or own their place.
 */
export type CategoryTemplate = {
  name: string;
  slug: string;
  /** What is found in the category: each kind's name, its covers, and the part of the range of sales it takes. */
  kinds: Readonly<Record<string, readonly [name: string, covers: CoverCategory, size?: Range]>>;
  /** What a sale is priced at: asking price over seller's discretionary earnings. */
  multiple: number;
  /** Seller's discretionary earnings as a share of sales. */
  margin: Range;
  /** Cedi a year. */
  sales: Range;
  /** Cedi a year and employee. */
  salesPerEmployee: Range;
  /** Stock as a share of sales. */
  inventory: Range;
  /** Furniture, fixtures and equipment as a share of the asking price. */
  equipment: Range;
  /** How often the business owns its property, and how often it could move. */
  property: number;
  relocatable: number;
  /** How common it is, where not 2; by office. */
  weights?: Readonly<Record<string, number>>;
  /** What a foreign buyer must know (domain 4.9). */
  reserved?: string;
  titles: readonly string[];
  /** Titles of franchise outlets in this trade. */
  franchises?: readonly string[];
  summaries: readonly string[];
  openings: readonly string[];
  trade: readonly string[];
  premises: readonly string[];
  growth: readonly string[];
};
