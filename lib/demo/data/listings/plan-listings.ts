import { createRandom, itemAt, type Random } from '../../random';
import type { Locality, OfficeRecord } from '../offices/office-record';
import { offices } from '../offices/offices';
import { categories } from './categories';
import type { CategoryTemplate } from './category-template';
import type { ListingRecord } from './listing-record';

/** A listing before its figures and texts: office, location, category and status. */
export type ListingPlan = {
  /** The zero-based index, from which number, images and texts derive. */
  index: number;
  office: OfficeRecord;
  locality: Locality;
  template: CategoryTemplate;
  /** The number of previous listings with the same category. */
  earlier: number;
  status: ListingRecord['status'];
  franchise: boolean;
  random: Random;
};

const UNDER_OFFER_COUNT = 40;
const SOLD_COUNT = 70;
const FRANCHISE_COUNT = 30;

/** All listings of the network, office by office. */
export function planListings(): ListingPlan[] {
  const assignments = offices.flatMap((office) =>
    dealCategories(office).map((template, officeIndex) => ({ office, template, turn: officeIndex })),
  );
  const statuses = dealStatuses(assignments.length);
  const chosen = chooseFranchises(assignments.map(({ template }) => template));
  return assignments.map(({ office, template, turn: officeIndex }, index) => {
    const random = createRandom(`listing:${index}`);
    return {
      index,
      office,
      locality: pickLocality(office.localities, officeIndex, random),
      template,
      earlier: assignments.slice(0, index).filter((assignment) => assignment.template === template).length,
      status: itemAt(statuses, index),
      franchise: chosen.has(index),
      random,
    };
  });
}

/**
 * Distributes the categories of an office in random order, so that a category repeats only after all others.
 */
function dealCategories(office: OfficeRecord): CategoryTemplate[] {
  const random = createRandom(`categories:${office.slug}`);
  const deck = categories.flatMap((template) => {
    const weight = template.weights?.[office.slug] ?? 2;
    return Array.from({ length: weight }, (_, copy) => ({ template, order: copy * 0.5 + random.fraction() }));
  });
  const dealt = deck.sort((a, b) => a.order - b.order).map(({ template }) => template);
  return Array.from({ length: office.listings }, (_, index) => itemAt(dealt, index));
}

function dealStatuses(count: number): ListingRecord['status'][] {
  const statuses = Array.from({ length: count }, (_, index): ListingRecord['status'] => {
    if (index < SOLD_COUNT) return 'sold';
    return index < SOLD_COUNT + UNDER_OFFER_COUNT ? 'under_offer' : 'active';
  });
  return createRandom('statuses').shuffle(statuses);
}

function chooseFranchises(templates: readonly CategoryTemplate[]): Set<number> {
  const possible = templates.flatMap((template, index) => (template.franchises ? [index] : []));
  return new Set(createRandom('franchises').shuffle(possible).slice(0, FRANCHISE_COUNT));
}

/**
 * The first listings of an office take its localities in order; after that the first localities are the most
 * common.
 */
function pickLocality(localities: readonly Locality[], index: number, random: Random): Locality {
  if (index < localities.length) return itemAt(localities, index);
  const position = Math.floor(random.fraction() ** 1.4 * localities.length);
  return itemAt(localities, position);
}
