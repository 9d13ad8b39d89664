import type { ParsedSearch } from '@/lib/backend/search/parse-search';
import type { SearchRow } from './search-row';

const ranges = [
  ...(['asking_price', 'down_payment', 'discretionary_earnings', 'total_sales'] as const),
  ...(['employees', 'year_established'] as const),
] as const;

const isOneOf = (values: readonly string[], value: string | null) =>
  values.length === 0 || (value !== null && values.includes(value));

/** The facet groups, each with whether a listing matches it. */
const groups = {
  regions: (row: SearchRow, search: ParsedSearch) => isOneOf(search.state_slugs, row.region_slug),
  districts: (row: SearchRow, search: ParsedSearch) => isOneOf(search.districts, row.district),
  categories: (row: SearchRow, search: ParsedSearch) => isOneOf(search.categories, row.category),
  subcategories: (row: SearchRow, search: ParsedSearch) => isOneOf(search.subcategories, row.subcategory),
  kinds: (row: SearchRow, search: ParsedSearch) => isOneOf(search.kinds, row.kind),
  statuses: (row: SearchRow, search: ParsedSearch) => isOneOf(search.status, row.status),
  flags: (row: SearchRow, search: ParsedSearch) => search.flags.every((candidate) => row[candidate] === true),
} as const;
export type Group = keyof typeof groups;

/** Whether a listing matches a search, evaluated field by field; one group can be ignored. */
export function matchesSearch(row: SearchRow, search: ParsedSearch, ignoredGroup?: Group): boolean {
  return (
    Object.entries(groups).every(([group, fits]) => group === ignoredGroup || fits(row, search)) &&
    (!search.tribe_slug || row.office_slug === search.tribe_slug) &&
    (!search.agent_slug || row.agent_slug === search.agent_slug) &&
    ranges.every((field) => isInRange(row[field], search[field])) &&
    isNear(row, search.near) &&
    hasAllWords(row, search.words)
  );
}

function isInRange(value: number | null, { min, max }: { min: number | null; max: number | null }): boolean {
  if (min === null && max === null) return true;
  return value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
}

function isNear(row: SearchRow, center: ParsedSearch['near']): boolean {
  if (!center) return true;
  const { district_latitude: latitude, district_longitude: longitude } = row;
  if (latitude === null || longitude === null) return false;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(latitude - center.latitude) +
    Math.cos(radians(latitude)) * Math.cos(radians(center.latitude)) * half(longitude - center.longitude);
  return 2 * 6_371.0088 * Math.asin(Math.min(1, Math.sqrt(chord))) <= center.radius_km;
}

/**
 * Matches unchanged words in a text or in the place name: the words of the generated listings have no other
 * forms.
 */
function hasAllWords(row: SearchRow, query: string): boolean {
  const parts = [row.title, row.category, row.subcategory, row.summary, row.location, row.listing_number];
  const texts = [[...parts, row.description].join(' . '), row.district_name ?? '', row.region_name];
  const searchable = texts.map((text) => ` ${simple(text)} `);
  return [...query.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)].every(
    ([, not, phrase, word]) =>
      searchable.some((text) => text.includes(` ${simple(phrase ?? word ?? '')} `)) === (not === ''),
  );
}

/** Whether the title or the trade of a listing contains the words, except for words of a place name. */
export function isTitleMatch(
  { title, category, subcategory }: SearchRow,
  query: string,
  placeNames: string,
): boolean {
  const text = ` ${simple([title, category, subcategory].join(' . '))} `;
  return [...query.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)].every(([, not, phrase, word]) => {
    const term = ` ${simple(phrase ?? word ?? '')} `;
    return not !== '' || placeNames.includes(term) || text.includes(term);
  });
}

/** Lower-case letters and digits, separated by single spaces. */
export const simple = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join(' ');
