import type { Random } from '../../random';
import type { CategoryTemplate } from './category-template';

const CURRENT_YEAR = 2026;
const PESEWAS_PER_CEDI = 100;

/** The figures of a listing before undisclosed ones are removed. Amounts are in pesewas. */
export type ListingFigures = {
  asking: number;
  down: number;
  earnings: number;
  sales: number;
  inventory: number;
  equipment: number;
  employees: number;
  established: number;
};

/** Generates consistent figures: earnings are a share of sales, the price is a multiple of earnings. */
export function priceListing(
  template: CategoryTemplate,
  kind: string,
  withProperty: boolean,
  random: Random,
): ListingFigures {
  const sales = roundTo(salesOf(template, kind, random), 1_000);
  const earnings = roundTo(sales * random.between(...template.margin), 500);
  const multiple =
    template.multiple + random.between(-0.4, 0.4) + (withProperty ? random.between(0.6, 1.2) : 0);
  const asking = roundPrice(earnings * multiple);
  const down = roundPrice(asking * random.pick([0.3, 0.35, 0.4, 0.4, 0.5, 0.5, 0.6]));
  const inventory = Math.min(sales * random.between(...template.inventory), asking * 0.5);
  const employees = Math.max(2, Math.round(sales / random.between(...template.salesPerEmployee)));
  return {
    asking: asking * PESEWAS_PER_CEDI,
    down: down * PESEWAS_PER_CEDI,
    earnings: earnings * PESEWAS_PER_CEDI,
    sales: sales * PESEWAS_PER_CEDI,
    inventory: roundTo(inventory, 1_000) * PESEWAS_PER_CEDI,
    equipment: roundTo(asking * random.between(...template.equipment), 1_000) * PESEWAS_PER_CEDI,
    employees,
    established: CURRENT_YEAR - random.integer(7, 14) - (random.chance(0.5) ? random.integer(0, 18) : 0),
  };
}

/** The sold price in pesewas: 88 to 100 per cent of the asking price. */
export function soldPriceOf(asking: number, random: Random): number {
  return roundPrice((asking / PESEWAS_PER_CEDI) * random.between(0.89, 1)) * PESEWAS_PER_CEDI;
}

/** Random sales on a logarithmic scale, on which small businesses are more common than large ones. */
function salesOf(template: CategoryTemplate, kind: string, random: Random): number {
  const [low, high] = template.sales;
  const [from, to] = template.kinds[kind]?.[2] ?? [0, 1];
  return low * (high / low) ** random.between(from, to);
}

const roundTo = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

/** Rounds a price as sellers do: 185,000, 1,250,000, 14,500,000. */
function roundPrice(cedi: number): number {
  if (cedi < 500_000) return roundTo(cedi, 5_000);
  return roundTo(cedi, cedi < 3_000_000 ? 10_000 : 50_000);
}
