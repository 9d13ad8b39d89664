import { slugify } from '@/lib/routes/slugify';
import { itemAt } from '../../random';
import type { PersonRecord } from '../people/person-record';
import { regions } from '../regions';
import type { CategoryTemplate } from './category-template';
import { daysBefore } from './dates';
import { describeListing } from './describe-listing';
import { pickPictures } from './listing-pictures';
import type { ListingRecord } from './listing-record';
import type { ListingPlan } from './plan-listings';
import { type Figures, priceListing, soldPriceOf } from './price-listing';
import { fillText, plain, selectTexts, tagsOf, type Wording } from './select-texts';
import { sharedSentences } from './shared-sentences';

const thisYear = 2026;
const proEarnings = 130_000_000;

/** Makes one listing. `taken` holds the titles given so far, so that each is used once. */
export function buildListing(
  plan: ListingPlan,
  agents: readonly PersonRecord[],
  taken: Set<string>,
): ListingRecord {
  const { index, office, locality, template, random } = plan;
  const { title, kind } = chooseTitle(plan, taken);
  const owned = !plan.franchise && random.chance(template.property);
  const figures = priceListing(template, kind, owned, random);
  const wording = wordingOf(plan, figures);
  const priced = !random.chance(0.06);
  const [, covers] = kindNamed(template, kind);
  const number = `M-${1001 + index}`;
  const filledTitle = fillText(title, wording);
  return {
    listing_number: number,
    slug: `${slugify(filledTitle)}-${number.slice(2)}`,
    title: filledTitle,
    ...textsOf({ plan, kind, owned, figures, wording, priced }),
    ...disclose(figures, priced, plan),
    ...datesOf(plan),
    status: plan.status,
    kind: kindOf(plan, figures),
    category: template.name,
    subcategory: kindNamed(template, kind)[0],
    locality: locality.name,
    region: locality.region,
    franchisee_operation: plan.franchise,
    relocatable: !owned && random.chance(template.relocatable),
    real_estate_available: owned,
    real_estate_included: owned && random.chance(0.75),
    lender_prequalified: random.chance(0.1),
    pictures: pickPictures(covers, index, random),
    office: office.slug,
    agent: itemAt(agents, index).slug,
  };
}

const kindNamed = (template: CategoryTemplate, kind: string) =>
  template.kinds[kind] ?? itemAt(Object.values(template.kinds), 0);

function wordingOf({ locality }: ListingPlan, figures: Figures): Wording {
  return {
    town: locality.name,
    region: regions.find(({ code }) => code === locality.region)?.name ?? '',
    year: figures.established,
    years: thisYear - figures.established,
    employees: figures.employees,
  };
}

type Facts = {
  plan: ListingPlan;
  kind: string;
  owned: boolean;
  figures: Figures;
  wording: Wording;
  priced: boolean;
};

function textsOf({ plan, kind, owned, figures, wording, priced }: Facts) {
  const { template, random } = plan;
  const tags = [kind, owned ? 'owned' : 'rented', figures.employees < 9 ? 'small' : 'large'];
  const { short, sentence } = random.pick(sharedSentences.reasons);
  const summary = fillText(itemAt(random.shuffle(selectTexts(template.summaries, tags)), 0), wording);
  const text = { template, tags, wording, figures, priced, kind: kindOf(plan, figures), random };
  return {
    reason_for_selling: short,
    summary: `${summary} ${factOf(wording, figures, random.whole(0, 3))}`.trim(),
    description: describeListing({ ...text, reason: sentence, earlier: plan.earlier }),
  };
}

function chooseTitle({ template, franchise, random, locality }: ListingPlan, taken: Set<string>) {
  const titles = random.shuffle((franchise && template.franchises) || template.titles);
  const key = (title: string) => `${title}|${locality.name}`;
  const title = titles.find((one) => !taken.has(key(one))) ?? itemAt(titles, 0);
  taken.add(key(title));
  const kind = tagsOf(title)[0] ?? itemAt(Object.keys(template.kinds), 0);
  return { title: plain(title), kind };
}

function kindOf(plan: ListingPlan, figures: Figures): ListingRecord['kind'] {
  if (plan.franchise) return 'franchise';
  return figures.earnings >= proEarnings && plan.status !== 'sold' ? 'pro' : 'business';
}

function factOf({ year, employees }: Wording, figures: Figures, choice: number): string {
  const millions = figures.sales / 100_000_000;
  const sales =
    millions >= 1
      ? `GH₵${millions.toFixed(1)} million`
      : `GH₵${Math.round(figures.sales / 1_000_000) * 10},000`;
  return itemAt(
    [`Trading since ${year}.`, `Sales of about ${sales} a year.`, `A team of ${employees}.`, ''],
    choice,
  );
}

function disclose(figures: Figures, priced: boolean, { status, random }: ListingPlan) {
  const shown = (probability: number, value: number) => (random.chance(probability) ? value : null);
  const sold = status === 'sold' && random.chance(0.85) ? soldPriceOf(figures.asking, random) : null;
  return {
    asking_price: priced ? figures.asking : null,
    down_payment: priced ? figures.down : null,
    discretionary_earnings: shown(0.96, figures.earnings),
    total_sales: shown(0.97, figures.sales),
    inventory: shown(0.92, figures.inventory),
    furniture_fixtures_equipment: shown(0.92, figures.equipment),
    employees: figures.employees,
    year_established: figures.established,
    sold_price: priced ? sold : null,
  };
}

function datesOf({ status, random }: ListingPlan) {
  if (status === 'active') return { listed_at: daysBefore(random.whole(16, 400)), sold_at: null };
  if (status === 'under_offer') return { listed_at: daysBefore(random.whole(70, 450)), sold_at: null };
  const soldDays = random.whole(12, 700);
  return { listed_at: daysBefore(soldDays + random.whole(75, 320)), sold_at: daysBefore(soldDays) };
}
