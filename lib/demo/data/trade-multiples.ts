import { z } from 'zod';
import { slugify } from '@/lib/routes/slugify';
import { anyOtherTrade, starterMultiples } from '@/lib/starter/valuation-multiples';
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

/** Comparable categories for those without figures; other categories are valued as any other trade. */
const nearestCategories: Readonly<Record<string, string>> = { 'Cold stores': 'Wholesale and distribution' };

type TradeMultiple = (typeof starterMultiples)[number] & { category: string | null };

const figuresOf = (category: string) => starterMultiples.find(({ slug }) => slug === ownTrades[category]);

function valueCategory(category: string): TradeMultiple {
  const base = { industry: category, slug: slugify(category), category };
  const own = figuresOf(category);
  if (own) return { ...own, ...base };
  const nearest = nearestCategories[category] ?? '';
  const { source, ...figures } = figuresOf(nearest) ?? anyOtherTrade;
  const as = nearest || figures.industry.toLowerCase();
  return { ...figures, ...base, source: `Valued as ${as}, as no source names this trade. ${source}` };
}

/**
 * The valuation table of the demo network: a row for each listing category, with the same name, and one for
 * any other trade.
 */
export const tradeMultiples: readonly TradeMultiple[] = [
  ...categories.map(({ name }) => valueCategory(name)),
  { ...anyOtherTrade, category: null },
];

/** True when the sources have figures for this trade. */
export const hasOwnFigures = (category: string): boolean => figuresOf(category) !== undefined;
