import type { ReadSearch } from '@/lib/backend/contract/search/read-search';
import type { SearchRow } from './search-row';

const ranges = [
  ...(['asking_price', 'down_payment', 'discretionary_earnings', 'total_sales'] as const),
  ...(['employees', 'year_established'] as const),
] as const;

const isOneOf = (values: readonly string[], value: string | null) =>
  values.length === 0 || (value !== null && values.includes(value));

/** The groups that facets are counted beside, each by whether a listing fits it. */
const groups = {
  regions: (row: SearchRow, search: ReadSearch) => isOneOf(search.state_slugs, row.region_slug),
  districts: (row: SearchRow, search: ReadSearch) => isOneOf(search.districts, row.district),
  categories: (row: SearchRow, search: ReadSearch) => isOneOf(search.categories, row.category),
  subcategories: (row: SearchRow, search: ReadSearch) => isOneOf(search.subcategories, row.subcategory),
  kinds: (row: SearchRow, search: ReadSearch) => isOneOf(search.kinds, row.kind),
  statuses: (row: SearchRow, search: ReadSearch) => isOneOf(search.status, row.status),
  flags: (row: SearchRow, search: ReadSearch) => search.flags.every((one) => row[one] === true),
} as const;
export type Group = keyof typeof groups;

/** Whether a search finds a listing, by looking at it; `without` leaves one group out. */
export function isFound(row: SearchRow, search: ReadSearch, without?: Group): boolean {
  return (
    Object.entries(groups).every(([group, fits]) => group === without || fits(row, search)) &&
    (!search.tribe_slug || row.office_slug === search.tribe_slug) &&
    (!search.agent_slug || row.agent_slug === search.agent_slug) &&
    ranges.every((field) => isWithin(row[field], search[field])) &&
    isNear(row, search.near) &&
    hasWords(row, search.words)
  );
}

function isWithin(value: number | null, { min, max }: { min: number | null; max: number | null }): boolean {
  if (min === null && max === null) return true;
  return value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
}

function isNear(row: SearchRow, near: ReadSearch['near']): boolean {
  if (!near) return true;
  const { district_latitude: latitude, district_longitude: longitude } = row;
  if (latitude === null || longitude === null) return false;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(latitude - near.latitude) +
    Math.cos(radians(latitude)) * Math.cos(radians(near.latitude)) * half(longitude - near.longitude);
  return 2 * 6_371.0088 * Math.asin(Math.min(1, Math.sqrt(chord))) <= near.radius_km;
}

/** Whole words as they stand, in a text or in the name of the place: the words of the generated listings have no other forms. */
function hasWords(row: SearchRow, words: string): boolean {
  const parts = [row.title, row.category, row.subcategory, row.summary, row.location, row.listing_number];
  const texts = [[...parts, row.description].join(' . '), row.district_name ?? '', row.region_name];
  const held = texts.map((text) => ` ${simple(text)} `);
  return [...words.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)].every(
    ([, not, phrase, word]) =>
      held.some((text) => text.includes(` ${simple(phrase ?? word ?? '')} `)) === (not === ''),
  );
}

/** Whether a listing is called by the words, or is of such a trade: by all but those that are the name of a place. */
export function isNamed(
  { title, category, subcategory }: SearchRow,
  words: string,
  placeNames: string,
): boolean {
  const text = ` ${simple([title, category, subcategory].join(' . '))} `;
  return [...words.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)].every(([, not, phrase, word]) => {
    const term = ` ${simple(phrase ?? word ?? '')} `;
    return not !== '' || placeNames.includes(term) || text.includes(term);
  });
}

/** Small letters and digits with single blanks between them. */
export const simple = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join(' ');
