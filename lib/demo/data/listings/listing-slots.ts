import type { Random } from '../../random';
import { regions } from '../regions';
import type { CategoryTemplate } from './category-template';
import type { Slots } from './expand-text';
import type { ListingRecord } from './listing-record';
import { numberWord, peopleInWords, sayAmount } from './number-words';
import type { ListingPlan } from './plan-listings';
import type { Figures } from './price-listing';
import { plain, selectTexts } from './select-texts';

const thisYear = 2026;

export type Disclosed = Pick<
  ListingRecord,
  | 'asking_price'
  | 'down_payment'
  | 'discretionary_earnings'
  | 'total_sales'
  | 'inventory'
  | 'furniture_fixtures_equipment'
>;

type Facts = {
  plan: ListingPlan;
  /** Of its trade. */
  kind: string;
  figures: Figures;
  disclosed: Disclosed;
  owned: boolean;
  lead: string;
};

/** What a listing's texts may name. What its page does not disclose has no slot, so no text can tell it. */
export function slotsOf({ plan, kind, figures, disclosed, owned, lead }: Facts, random: Random): Slots {
  const { locality, template } = plan;
  const { established, employees } = figures;
  const years = thisYear - established;
  return {
    town: locality.name,
    region: `the ${regions.find(({ code }) => code === locality.region)?.name} Region`,
    year: String(established),
    years: String(years),
    joined: String(Math.min(established + random.whole(1, years - 1), thisYear - 2)),
    lead,
    staff: peopleInWords(employees),
    headcount: numberWord(employees),
    ...tradingSlots(disclosed, employees, random),
    ...takingsSlots(template.takings, disclosed.total_sales),
    ...priceSlots(disclosed, random),
    ...holdingSlots(disclosed, figures, owned, random),
    stock: said(disclosed.inventory),
    equipment: said(disclosed.furniture_fixtures_equipment),
    ...countSlots(template.counts, kind, figures, random),
  };
}

function tradingSlots(disclosed: Disclosed, employees: number, random: Random): Slots {
  const { total_sales: sales, discretionary_earnings: earnings } = disclosed;
  const wages = employees * random.whole(1_500, 2_400) * 12 * 100;
  return {
    sales: said(sales),
    perhead: said(sales && sales / employees),
    wageshare: sales ? share(wages, sales) : undefined,
    earnings: said(earnings),
    margin: sales && earnings ? share(earnings, sales) : undefined,
  };
}

const takingsSlots = (by: CategoryTemplate['takings'], sales: number | null): Slots => ({
  month: said(sales && sales / 12),
  ...(by === 'term' ? { term: said(sales && sales / 3) } : { day: said(sales && sales / 312) }),
});

function priceSlots(disclosed: Disclosed, random: Random): Slots {
  const { asking_price: asking, down_payment: down, discretionary_earnings: earnings } = disclosed;
  const rest = asking && down && asking - down;
  return {
    asking: said(asking),
    down: said(down),
    rest: said(rest),
    months: numberWord(monthsFor(rest, earnings, random.pick(usualMonths))),
    multiple: asking && earnings ? String(Number((asking / earnings).toFixed(1))) : undefined,
  };
}

const usualMonths = [12, 15, 18, 20, 24, 30, 36];

/** Over how many months a seller takes the rest: as many as usual, or as many more as three fifths of what the business earns can pay it in. */
function monthsFor(rest: number | null, earnings: number | null, usual: number): number {
  if (!rest || !earnings) return usual;
  const needed = rest / ((0.6 * earnings) / 12);
  return [usual, ...usualMonths, 42, 48, 54, 60].find((months) => months >= usual && months >= needed) ?? 72;
}

/** Rent takes from an eighth to a quarter of what the owner would earn without it. */
function holdingSlots(disclosed: Disclosed, figures: Figures, owned: boolean, random: Random): Slots {
  const rent = Math.round((figures.earnings * random.between(0.14, 0.32)) / 12 / 5_000) * 5_000;
  const lease = numberWord(random.whole(3, 14));
  const landlease = String(random.whole(24, 78));
  if (owned) return { landlease };
  const { total_sales: sales } = disclosed;
  return { rent: said(rent), lease, rentshare: sales ? share(rent * 12, sales) : undefined };
}

function countSlots(
  counts: CategoryTemplate['counts'],
  kind: string,
  figures: Figures,
  random: Random,
): Slots {
  const ofKind = Object.entries(counts).filter(([name]) => suitsKind(name, kind));
  return Object.fromEntries(
    ofKind.map(([name, [figure, low, high, step]]) => {
      const whole = figure === 'employees' ? figures.employees : figures.sales / 100;
      const each = random.between(low, high);
      const value = figure === 'employees' ? whole * each : whole / each;
      return [plain(name), countWord(Math.max(2, step, Math.round(value / step) * step))];
    }),
  );
}

const suitsKind = (name: string, kind: string) => selectTexts([name], [kind]).length > 0;

const countWord = (value: number) => (value > 20 ? value.toLocaleString('en-GB') : numberWord(value));

const said = (amount: number | null) => (amount === null || amount === 0 ? undefined : sayAmount(amount));

/** A share in per cent: `17`, `4.5`. */
function share(part: number, whole: number): string {
  const percent = (part / whole) * 100;
  return percent >= 10 ? String(Math.round(percent)) : String(Number(percent.toFixed(1)));
}
