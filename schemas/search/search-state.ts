import { z } from 'zod';
import { listingKindSchema, listingOrderNames } from '../listing';
import { rangeNames } from './search-names';

/**
 * The feature flags of a listing in the specification (section 3), as named in addresses and the API
 * contract.
 */
export const listingFeatures = [
  'franchisee_operation',
  'relocatable',
  'real_estate_available',
  'real_estate_included',
  'lender_prequalified',
] as const;

/** How results can be displayed, the default first. */
export const searchViews = ['list', 'table', 'map'] as const;

/** The limits of a search; values beyond are dropped. */
export const searchLimits = {
  words: 100,
  value: 80,
  choices: 20,
  /** In whole units of the currency. */
  money: 1_000_000_000_000,
  count: 1_000_000,
  cursor: 400,
} as const;

const rangeSchema = (max: number, step = 1) => {
  const bound = z.int().min(0).max(max).multipleOf(step).nullable();
  return z
    .strictObject({ min: bound, max: bound })
    .refine(({ min, max }) => min === null || max === null || min <= max, 'The lower end is above the upper');
};
/** In pesewas, multiples of whole units. */
const moneyRangeSchema = rangeSchema(searchLimits.money * 100, 100);
const countRangeSchema = rangeSchema(searchLimits.count);

const isSortedSet = (values: readonly string[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? '') < value);

const choicesSchema = <Choice extends z.ZodType<string>>(choice: Choice) =>
  z.array(choice).max(searchLimits.choices).refine(isSortedSet, 'Each once, in order');

const textValueSchema = z
  .string()
  .min(1)
  .max(searchLimits.value)
  .refine((text) => text === text.trim() && text.isWellFormed() && !/\p{Cc}/u.test(text), 'Only plain words');

/** A visitor's search for listings. Equal searches have equal values: choices are unique and sorted. */
export const searchStateSchema = z.strictObject({
  words: z.string().max(searchLimits.words),
  region: choicesSchema(textValueSchema),
  /** Towns, each with its quarters. */
  city: choicesSchema(textValueSchema),
  district: choicesSchema(textValueSchema),
  category: choicesSchema(textValueSchema),
  subcategory: choicesSchema(textValueSchema),
  kind: choicesSchema(listingKindSchema),
  feature: choicesSchema(z.enum(listingFeatures)),
  /** `for-sale` includes listings under offer; `sold` shows sold listings instead. */
  status: z.enum(['for-sale', 'under-offer', 'sold']),
  price: moneyRangeSchema,
  down_payment: moneyRangeSchema,
  sde: moneyRangeSchema,
  sales: moneyRangeSchema,
  employees: countRangeSchema,
  /** Years. */
  established: countRangeSchema,
  /** By default relevance for a search with words, else the newest. */
  sort: z.enum(['relevance', ...listingOrderNames]),
  view: z.enum(searchViews),
  /** `network` searches all listings of the network, whatever the visitor's brand context. */
  scope: z.enum(['here', 'network']),
  /** The start of the page: the cursor from `next` of the API contract; null for the first page. */
  after: z
    .string()
    .regex(/^[\w-]+$/)
    .max(searchLimits.cursor)
    .nullable(),
  /**
   * The position of the page's first result among all results, as the link to the page says; null on the
   * first page, and when the address has none.
   */
  from: z.int().min(2).max(searchLimits.count).nullable(),
  /** The ranges with invalid input, which is dropped. */
  unread: choicesSchema(z.enum(rangeNames)),
});
export type SearchState = z.infer<typeof searchStateSchema>;
export type SearchRange = SearchState['price'];

/** The order of a search when none is chosen. */
export const defaultOrder = (words: string): SearchState['sort'] => (words ? 'relevance' : 'newest');
