import { slugify } from '@/lib/routes/slugify';
import { createRandom, itemAt } from '../../random';
import { districtOfPlace } from '../districts';
import type { PersonRecord } from '../people/person-record';
import type { CategoryTemplate } from './category-template';
import { daysBefore } from './dates';
import { pickPictures } from './listing-pictures';
import type { ListingRecord } from './listing-record';
import type { ListingPlan } from './plan-listings';
import { type ListingFigures, priceListing, soldPriceOf } from './price-listing';
import { tagsOf, withoutTags } from './select-texts';
import { sellerTermsOf } from './seller-terms';
import type { createTextChooserFactory } from './text-chooser';
import { type Estate, writeListingTexts } from './write-listing-texts';

const PROFESSIONAL_EARNINGS_PESEWAS = 130_000_000;

/** State shared by all listings of a run. */
export type ListingBuildState = {
  usedTitles: Set<string>;
  createTextChooser: ReturnType<typeof createTextChooserFactory>;
};

/** Builds a listing. `usedTitles` contains the titles of previous listings, so that each is unique. */
export function buildListing(
  plan: ListingPlan,
  agents: readonly PersonRecord[],
  { usedTitles, createTextChooser }: ListingBuildState,
): ListingRecord {
  const { index, office, locality, template, random } = plan;
  const { title, kind } = chooseTitle(plan, usedTitles);
  const estate = estateOf(plan);
  const figures = priceListing(template, kind, estate === 'included', random);
  const disclosed = disclose(figures, plan);
  const [subcategory, covers] = findKind(template, kind);
  const number = `M-${1001 + index}`;
  const texts = writeListingTexts({
    plan,
    kind,
    title,
    estate,
    figures,
    disclosed,
    listed: listingKindOf(plan, figures),
    createTextChooser,
  });
  return {
    listing_number: number,
    slug: `${slugify(texts.title)}-${number.slice(2)}`,
    ...texts,
    ...disclosed,
    ...sellerTermsOf(texts.description),
    employees: figures.employees,
    year_established: figures.established,
    ...datesOf(plan),
    status: plan.status,
    kind: listingKindOf(plan, figures),
    category: template.name,
    subcategory,
    locality: locality.name,
    district: districtOfPlace(locality.region, locality.name),
    region: locality.region,
    confidential: isConfidential(plan),
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

/**
 * Whether the premises are rented, included in the price or available separately. Uses a random stream of
 * its own, so that other values do not depend on it.
 */
function estateOf({ index, franchise, template, random }: ListingPlan): Estate {
  const owned = !franchise && random.chance(template.property);
  if (!owned) return 'rented';
  return createRandom(`estate:${index}`).chance(0.75) ? 'included' : 'available';
}

/** Most businesses for sale are confidential; franchise outlets and sold businesses are not. */
const isConfidential = ({ index, franchise, status }: ListingPlan): boolean =>
  !franchise && status !== 'sold' && index % 3 !== 0;

const findKind = (template: CategoryTemplate, kind: string) =>
  template.kinds[kind] ?? itemAt(Object.values(template.kinds), 0);

function chooseTitle({ template, franchise, random, locality }: ListingPlan, usedTitles: Set<string>) {
  const titles = random.shuffle((franchise && template.franchises) || template.titles);
  const key = (title: string) => `${title}|${locality.name}`;
  const title = titles.find((candidate) => !usedTitles.has(key(candidate))) ?? itemAt(titles, 0);
  usedTitles.add(key(title));
  const kind = tagsOf(title)[0] ?? itemAt(Object.keys(template.kinds), 0);
  return { title: withoutTags(title), kind };
}

function listingKindOf(plan: ListingPlan, figures: ListingFigures): ListingRecord['kind'] {
  if (plan.franchise) return 'franchise';
  return figures.earnings >= PROFESSIONAL_EARNINGS_PESEWAS && plan.status !== 'sold' ? 'pro' : 'business';
}

function disclose(figures: ListingFigures, { status, random }: ListingPlan) {
  const hasPrice = !random.chance(0.06);
  const discloseWithChance = (probability: number, value: number) =>
    random.chance(probability) ? value : null;
  const soldPrice = status === 'sold' && random.chance(0.85) ? soldPriceOf(figures.asking, random) : null;
  return {
    asking_price: hasPrice ? figures.asking : null,
    down_payment: hasPrice ? figures.down : null,
    discretionary_earnings: discloseWithChance(0.96, figures.earnings),
    total_sales: discloseWithChance(0.97, figures.sales),
    inventory: discloseWithChance(0.92, figures.inventory),
    furniture_fixtures_equipment: discloseWithChance(0.92, figures.equipment),
    sold_price: hasPrice ? soldPrice : null,
  };
}

function datesOf({ status, random }: ListingPlan) {
  if (status === 'active') return { listed_at: daysBefore(random.integer(16, 400)), sold_at: null };
  if (status === 'under_offer') return { listed_at: daysBefore(random.integer(70, 450)), sold_at: null };
  const soldDays = random.integer(12, 700);
  return { listed_at: daysBefore(soldDays + random.integer(75, 320)), sold_at: daysBefore(soldDays) };
}
