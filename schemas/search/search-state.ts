import { z } from 'zod';
import { listingKindSchema, listingOrderNames } from '../listing';
import { rangeNames } from './search-names';

/** The specification's flags of a listing (section 3), as addresses and the contract name them. */
export const listingFeatures = [
  'franchisee_operation',
  'relocatable',
  'real_estate_available',
  'real_estate_included',
  'lender_prequalified',
] as const;

/** How much of a search is read; what goes beyond is left out. */
export const searchLimits = {
  words: 100,
  value: 80,
  choices: 20,
  /** In whole units of the currency. */
  money: 1_000_000_000_000,
  count: 1_000_000,
  cursor: 400,
} as const;

const rangeOf = (most: number, step = 1) => {
  const bound = z.int().min(0).max(most).multipleOf(step).nullable();
  return z
    .strictObject({ min: bound, max: bound })
    .refine(({ min, max }) => min === null || max === null || min <= max, 'The lower end is above the upper');
};
/** In pesewas, of whole units. */
const moneyRange = rangeOf(searchLimits.money * 100, 100);
const countRange = rangeOf(searchLimits.count);

const isSortedSet = (values: readonly string[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? '') < value);

const choices = <Choice extends z.ZodType<string>>(choice: Choice) =>
  z.array(choice).max(searchLimits.choices).refine(isSortedSet, 'Each once, in order');

const value = z
  .string()
  .min(1)
  .max(searchLimits.value)
  .refine((text) => text === text.trim() && text.isWellFormed() && !/\p{Cc}/u.test(text), 'Only plain words');

/** What a visitor searches listings for. The same search is always the same value: choices stand once and sorted. */
export const searchStateSchema = z.strictObject({
  words: z.string().max(searchLimits.words),
  region: choices(value),
  district: choices(value),
  category: choices(value),
  subcategory: choices(value),
  kind: choices(listingKindSchema),
  feature: choices(z.enum(listingFeatures)),
  /** `sold` shows what was sold in place of what is for sale. */
  status: z.enum(['for-sale', 'sold']),
  price: moneyRange,
  down_payment: moneyRange,
  sde: moneyRange,
  sales: moneyRange,
  employees: countRange,
  /** Years. */
  established: countRange,
  sort: z.enum(listingOrderNames),
  view: z.enum(['list', 'map']),
  /** `network` stays with the network's listings, whomever the visitor is with. */
  scope: z.enum(['here', 'network']),
  /** Where the page begins, as the contract's `next` said; null for the first. */
  after: z
    .string()
    .regex(/^[\w-]+$/)
    .max(searchLimits.cursor)
    .nullable(),
  /** Which of all the first one there is, as the link that leads there says; null on the first page, and where the address does not say. */
  from: z.int().min(2).max(searchLimits.count).nullable(),
  /** Of which ranges something was written that is no figure, and is left out. */
  unread: choices(z.enum(rangeNames)),
});
export type SearchState = z.infer<typeof searchStateSchema>;
export type SearchRange = SearchState['price'];
