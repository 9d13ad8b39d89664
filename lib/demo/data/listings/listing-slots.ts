import type { Random } from '../../random';
import { regions } from '../regions';
import type { CategoryTemplate } from './category-template';
import type { Slots } from './expand-text';
import type { ListingRecord } from './listing-record';
import { amountInWords, numberAsText, peopleAsText } from './number-words';
import type { ListingPlan } from './plan-listings';
import type { ListingFigures } from './price-listing';
import { selectTexts, withoutTags } from './select-texts';

const CURRENT_YEAR = 2026;

export type Disclosed = Pick<
  ListingRecord,
  | 'asking_price'
  | 'down_payment'
  | 'discretionary_earnings'
  | 'total_sales'
  | 'inventory'
  | 'furniture_fixtures_equipment'
>;

type SlotSource = {
  plan: ListingPlan;
  /** The kind within its category. */
  kind: string;
  figures: ListingFigures;
  disclosed: Disclosed;
  owned: boolean;
  lead: string;
};

/**
 * The slots for the texts of a listing. Undisclosed figures have no slot, so that no text can contain them.
 */
export function slotsOf({ plan, kind, figures, disclosed, owned, lead }: SlotSource, random: Random): Slots {
  const { locality, template } = plan;
  const { established, employees } = figures;
  const years = CURRENT_YEAR - established;
  return {
    town: locality.name,
    region: `the ${regions.find(({ code }) => code === locality.region)?.name} Region`,
    year: String(established),
    years: String(years),
    joined: String(Math.min(established + random.integer(1, years - 1), CURRENT_YEAR - 2)),
    lead,
    staff: peopleAsText(employees),
    headcount: numberAsText(employees),
    ...tradingSlots(disclosed, employees, random),
    ...takingsSlots(template.takings, disclosed.total_sales),
    ...priceSlots(disclosed, random),
    ...holdingSlots(disclosed, figures, owned, random),
    stock: formatAmount(disclosed.inventory),
    equipment: formatAmount(disclosed.furniture_fixtures_equipment),
    ...countSlots(template.counts, kind, figures, random),
  };
}

function tradingSlots(disclosed: Disclosed, employees: number, random: Random): Slots {
  const { total_sales: sales, discretionary_earnings: earnings } = disclosed;
  const wages = employees * random.integer(1_500, 2_400) * 12 * 100;
  return {
    sales: formatAmount(sales),
    perhead: formatAmount(sales && sales / employees),
    wageshare: sales ? formatShare(wages, sales) : undefined,
    earnings: formatAmount(earnings),
    margin: sales && earnings ? formatShare(earnings, sales) : undefined,
  };
}

const takingsSlots = (by: CategoryTemplate['takings'], sales: number | null): Slots => ({
  month: formatAmount(sales && sales / 12),
  ...(by === 'term'
    ? { term: formatAmount(sales && sales / 3) }
    : { day: formatAmount(sales && sales / 312) }),
});

function priceSlots(disclosed: Disclosed, random: Random): Slots {
  const { asking_price: asking, down_payment: down, discretionary_earnings: earnings } = disclosed;
  const rest = asking && down && asking - down;
  return {
    asking: formatAmount(asking),
    down: formatAmount(down),
    rest: formatAmount(rest),
    months: numberAsText(monthsFor(rest, earnings, random.pick(monthOptions))),
    multiple: asking && earnings ? String(Number((asking / earnings).toFixed(1))) : undefined,
  };
}

const monthOptions = [12, 15, 18, 20, 24, 30, 36];

/**
 * The number of months in which the buyer pays the balance to the seller: the given number, or as many more
 * as needed for three fifths of the earnings to cover it.
 */
function monthsFor(rest: number | null, earnings: number | null, defaultMonths: number): number {
  if (!rest || !earnings) return defaultMonths;
  const needed = rest / ((0.6 * earnings) / 12);
  return (
    [defaultMonths, ...monthOptions, 42, 48, 54, 60].find(
      (months) => months >= defaultMonths && months >= needed,
    ) ?? 72
  );
}

/** Rent is an eighth to a quarter of the earnings before rent. */
function holdingSlots(disclosed: Disclosed, figures: ListingFigures, owned: boolean, random: Random): Slots {
  const rent = Math.round((figures.earnings * random.between(0.14, 0.32)) / 12 / 5_000) * 5_000;
  const lease = numberAsText(random.integer(3, 14));
  const landlease = String(random.integer(24, 78));
  if (owned) return { landlease };
  const { total_sales: sales } = disclosed;
  return { rent: formatAmount(rent), lease, rentshare: sales ? formatShare(rent * 12, sales) : undefined };
}

function countSlots(
  counts: CategoryTemplate['counts'],
  kind: string,
  figures: ListingFigures,
  random: Random,
): Slots {
  const matchingCounts = Object.entries(counts).filter(([name]) => suitsKind(name, kind));
  return Object.fromEntries(
    matchingCounts.map(([name, [figure, low, high, step]]) => {
      const total = figure === 'employees' ? figures.employees : figures.sales / 100;
      const perUnit = random.between(low, high);
      const value = figure === 'employees' ? total * perUnit : total / perUnit;
      return [withoutTags(name), formatCount(Math.max(2, step, Math.round(value / step) * step))];
    }),
  );
}

const suitsKind = (name: string, kind: string) => selectTexts([name], [kind]).length > 0;

const formatCount = (value: number) => (value > 20 ? value.toLocaleString('en-GB') : numberAsText(value));

const formatAmount = (amount: number | null) =>
  amount === null || amount === 0 ? undefined : amountInWords(amount);

/** A share in per cent: `17`, `4.5`. */
function formatShare(part: number, total: number): string {
  const percent = (part / total) * 100;
  return percent >= 10 ? String(Math.round(percent)) : String(Number(percent.toFixed(1)));
}
