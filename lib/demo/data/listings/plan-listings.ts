import { createRandom, itemAt, type Random } from '../../random';
import type { Locality, OfficeRecord } from '../offices/office-record';
import { offices } from '../offices/offices';
import { categories } from './categories';
import type { CategoryTemplate } from './category-template';
import type { ListingRecord } from './listing-record';

/** A listing before its figures and words: whose it is, where, of which trade, and how it stands. */
export type ListingPlan = {
  /** From 0; its number, pictures and words follow from it. */
  index: number;
  office: OfficeRecord;
  locality: Locality;
  template: CategoryTemplate;
  /** How many of its trade come before it. */
  earlier: number;
  status: ListingRecord['status'];
  franchise: boolean;
  random: Random;
};

const underOffer = 40;
const sold = 70;
const franchises = 30;

/** Every listing of the network, office by office. */
export function planListings(): ListingPlan[] {
  const places = offices.flatMap((office) =>
    dealCategories(office).map((template, turn) => ({ office, template, turn })),
  );
  const statuses = dealStatuses(places.length);
  const chosen = chooseFranchises(places.map(({ template }) => template));
  return places.map(({ office, template, turn }, index) => {
    const random = createRandom(`listing:${index}`);
    return {
      index,
      office,
      locality: pickLocality(office.localities, turn, random),
      template,
      earlier: places.slice(0, index).filter((place) => place.template === template).length,
      status: itemAt(statuses, index),
      franchise: chosen.has(index),
      random,
    };
  });
}

/** Deals an office its categories like cards, so that a trade comes back only after the others. */
function dealCategories(office: OfficeRecord): CategoryTemplate[] {
  const random = createRandom(`categories:${office.slug}`);
  const deck = categories.flatMap((template) => {
    const weight = template.weights?.[office.slug] ?? 2;
    return Array.from({ length: weight }, (_, copy) => ({ template, order: copy * 0.5 + random.fraction() }));
  });
  const dealt = deck.sort((one, other) => one.order - other.order).map(({ template }) => template);
  return Array.from({ length: office.listings }, (_, index) => itemAt(dealt, index));
}

function dealStatuses(count: number): ListingRecord['status'][] {
  const statuses = Array.from({ length: count }, (_, index): ListingRecord['status'] => {
    if (index < sold) return 'sold';
    return index < sold + underOffer ? 'under_offer' : 'active';
  });
  return createRandom('statuses').shuffle(statuses);
}

function chooseFranchises(templates: readonly CategoryTemplate[]): Set<number> {
  const possible = templates.flatMap((template, index) => (template.franchises ? [index] : []));
  return new Set(createRandom('franchises').shuffle(possible).slice(0, franchises));
}

/** Each place of an office has one; beyond that the first places are the most common. */
function pickLocality(localities: readonly Locality[], turn: number, random: Random): Locality {
  if (turn < localities.length) return itemAt(localities, turn);
  const position = Math.floor(random.fraction() ** 1.4 * localities.length);
  return itemAt(localities, position);
}
