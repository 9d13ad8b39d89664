import { z } from 'zod';
import { slugify } from '@/lib/routes/slugify';
import {
  anyOtherTrade,
  isPublishedTrade,
  type StarterMultiple,
  starterMultiples,
} from '@/lib/starter/valuation-multiples';
import { categories } from './listings/categories';
import { readYaml } from './read-data';

/** The trade of the starter table with figures for a listing category. */
const ownTrades = readYaml(
  'category-trades.yaml',
  z.partialRecord(
    z.enum(categories.map(({ name }) => name)),
    z.enum(starterMultiples.map(({ slug }) => slug)),
  ),
);

type TradeMultiple = StarterMultiple & { category: string | null };

/** A category without a trade of the starter table is valued as any other trade. */
const valueCategory = (category: string): TradeMultiple => ({
  ...(starterMultiples.find(({ slug }) => slug === ownTrades[category]) ?? anyOtherTrade),
  ...{ industry: category, slug: slugify(category), category },
});

/**
 * The valuation table of the demo network: a row for each listing category, with the same name, and one for
 * any other trade.
 */
export const tradeMultiples: readonly TradeMultiple[] = [
  ...categories.map(({ name }) => valueCategory(name)),
  { ...anyOtherTrade, category: null },
];

/** Whether a publisher has figures of this category alone. */
export const hasOwnFigures = (category: string): boolean => isPublishedTrade(ownTrades[category] ?? '');
