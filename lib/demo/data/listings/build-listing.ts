import { slugify } from '@/lib/routes/slugify';
import { createRandom, itemAt } from '../../random';
import { districtAround } from '../districts';
import type { PersonRecord } from '../people/person-record';
import type { CategoryTemplate } from './category-template';
import { daysBefore } from './dates';
import { pickPictures } from './listing-pictures';
import type { ListingRecord } from './listing-record';
import type { ListingPlan } from './plan-listings';
import { type Figures, priceListing, soldPriceOf } from './price-listing';
import { plain, tagsOf } from './select-texts';
import type { createStoryteller } from './storyteller';
import { type Estate, tellListing } from './tell-listing';

const proEarnings = 130_000_000;

/** What is shared by all listings that are made together. */
export type Given = { taken: Set<string>; story: ReturnType<typeof createStoryteller> };

/** Makes one listing. `taken` holds the titles given so far, so that each is used once. */
export function buildListing(
  plan: ListingPlan,
  agents: readonly PersonRecord[],
  { taken, story }: Given,
): ListingRecord {
  const { index, office, locality, template, random } = plan;
  const { title, kind } = chooseTitle(plan, taken);
  const estate = estateOf(plan);
  const figures = priceListing(template, kind, estate === 'included', random);
  const disclosed = disclose(figures, plan);
  const [subcategory, covers] = kindNamed(template, kind);
  const number = `M-${1001 + index}`;
  const texts = tellListing({
    plan,
    kind,
    title,
    estate,
    figures,
    disclosed,
    listed: kindOf(plan, figures),
    story,
  });
  return {
    listing_number: number,
    slug: `${slugify(texts.title)}-${number.slice(2)}`,
    ...texts,
    ...disclosed,
    employees: figures.employees,
    year_established: figures.established,
    ...datesOf(plan),
    status: plan.status,
    kind: kindOf(plan, figures),
    category: template.name,
    subcategory,
    locality: locality.name,
    district: districtAround(locality.region, locality.name),
    region: locality.region,
    franchisee_operation: plan.franchise,
    relocatable: estate === 'rented' && random.chance(template.relocatable),
    real_estate_available: estate === 'available',
    real_estate_included: estate === 'included',
    lender_prequalified: random.chance(0.1),
    pictures: pickPictures(covers, random),
    office: office.slug,
    agent: itemAt(agents, index).slug,
  };
}

/** Whether its place is rented, goes with the business or may be had besides; dealt by itself, so that nothing else follows from it. */
function estateOf({ index, franchise, template, random }: ListingPlan): Estate {
  const owned = !franchise && random.chance(template.property);
  if (!owned) return 'rented';
  return createRandom(`estate:${index}`).chance(0.75) ? 'included' : 'available';
}

const kindNamed = (template: CategoryTemplate, kind: string) =>
  template.kinds[kind] ?? itemAt(Object.values(template.kinds), 0);

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

function disclose(figures: Figures, { status, random }: ListingPlan) {
  const priced = !random.chance(0.06);
  const shown = (probability: number, value: number) => (random.chance(probability) ? value : null);
  const sold = status === 'sold' && random.chance(0.85) ? soldPriceOf(figures.asking, random) : null;
  return {
    asking_price: priced ? figures.asking : null,
    down_payment: priced ? figures.down : null,
    discretionary_earnings: shown(0.96, figures.earnings),
    total_sales: shown(0.97, figures.sales),
    inventory: shown(0.92, figures.inventory),
    furniture_fixtures_equipment: shown(0.92, figures.equipment),
    sold_price: priced ? sold : null,
  };
}

function datesOf({ status, random }: ListingPlan) {
  if (status === 'active') return { listed_at: daysBefore(random.whole(16, 400)), sold_at: null };
  if (status === 'under_offer') return { listed_at: daysBefore(random.whole(70, 450)), sold_at: null };
  const soldDays = random.whole(12, 700);
  return { listed_at: daysBefore(soldDays + random.whole(75, 320)), sold_at: daysBefore(soldDays) };
}
