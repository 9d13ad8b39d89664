import { z } from 'zod';
import type { ReadSearch } from '@/lib/backend/contract/search/read-search';
import { listingKindSchema, listingStatusSchema } from '@/schemas/listing';

const number = z.preprocess((value) => (value === null ? null : Number(value)), z.number().nullable());
const flag = z.boolean().nullable();

/** A listing as a search looks at it. */
export const searchRow = z.object({
  id: z.number(),
  at: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  description: z.string().nullable(),
  location: z.string().nullable(),
  status: listingStatusSchema,
  kind: listingKindSchema,
  category: z.string(),
  subcategory: z.string().nullable(),
  region_slug: z.string(),
  region_name: z.string(),
  office_slug: z.string().nullable(),
  agent_slug: z.string().nullable(),
  district: z.string().nullable(),
  district_name: z.string().nullable(),
  district_latitude: number,
  district_longitude: number,
  asking_price: number,
  down_payment: number,
  discretionary_earnings: number,
  total_sales: number,
  employees: number,
  year_established: number,
  franchisee_operation: flag,
  relocatable: flag,
  real_estate_available: flag,
  real_estate_included: flag,
  lender_prequalified: flag,
});
export type SearchRow = z.infer<typeof searchRow>;

const ranges = [
  ...(['asking_price', 'down_payment', 'discretionary_earnings', 'total_sales'] as const),
  ...(['employees', 'year_established'] as const),
] as const;

const isOneOf = (values: readonly string[], value: string | null) =>
  values.length === 0 || (value !== null && values.includes(value));

/** The groups of a search that facets are counted beside, each by whether a listing fits it. */
export const groups = {
  regions: (row: SearchRow, search: ReadSearch) => isOneOf(search.state_slugs, row.region_slug),
  districts: (row: SearchRow, search: ReadSearch) => isOneOf(search.districts, row.district),
  categories: (row: SearchRow, search: ReadSearch) => isOneOf(search.categories, row.category),
  subcategories: (row: SearchRow, search: ReadSearch) => isOneOf(search.subcategories, row.subcategory),
  kinds: (row: SearchRow, search: ReadSearch) => isOneOf(search.kinds, row.kind),
  statuses: (row: SearchRow, search: ReadSearch) => isOneOf(search.status, row.status),
  flags: (row: SearchRow, search: ReadSearch) => search.flags.every((one) => row[one] === true),
} as const;
export type Group = keyof typeof groups;

/** Whether a search finds a listing; `without` leaves one group out. */
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

function hasWords(row: SearchRow, words: string): boolean {
  const text = [row.title, row.summary, row.category, row.subcategory, row.location, row.description];
  const held = ` ${simple(text.join(' . '))} `;
  return [...words.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)].every(([, not, phrase, word]) => {
    const wanted = simple(phrase ?? word ?? '');
    return wanted === '' || held.includes(` ${wanted} `) === (not === '');
  });
}

const simple = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/(?<=...)s$/, ''))
    .join(' ');
