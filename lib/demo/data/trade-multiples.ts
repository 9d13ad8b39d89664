import { slugify } from '@/lib/routes/slugify';
import { anyOtherTrade, starterMultiples } from '@/lib/starter/valuation-multiples';
import { categories } from './listings/categories';

/** The trade of the starter table with figures for a listing category. */
const ownTrades: Readonly<Record<string, string>> = {
  'Restaurants and chop bars': 'restaurants-and-chop-bars',
  'Cafés and coffee shops': 'coffee-shops-and-cafes',
  'Bars and drinking spots': 'bars-and-pubs',
  Bakeries: 'bakeries',
  'Catering and events': 'catering',
  'Mini-marts and provision shops': 'convenience-shops-and-mini-marts',
  Supermarkets: 'groceries-and-supermarkets',
  Pharmacies: 'pharmacies',
  'Fuel and LPG stations': 'fuel-stations',
  'Salons, barbers and spas': 'hair-salons-and-barbers',
  'Schools and crèches': 'private-schools',
  'Auto repair and spare parts': 'auto-repair',
  'Building materials and block factories': 'building-materials-and-hardware',
  'Haulage and logistics': 'haulage-and-trucking',
  'Wholesale and distribution': 'wholesale-of-goods-that-are-used-up',
  'Food and water processing': 'food-and-water-processing',
  'Fashion and cloth': 'clothing-shops',
  'Laundry and cleaning services': 'cleaning-services',
  'Printing, IT and business services': 'it-and-software-services',
};

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
