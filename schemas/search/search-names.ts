/** The ranges that listings can be narrowed to, as addresses name them; money is in whole units of the country's currency there. */
export const moneyRanges = ['price', 'down_payment', 'sde', 'sales'] as const;
export const countRanges = ['employees', 'established'] as const;
export const rangeNames = [...moneyRanges, ...countRanges] as const;

/** What may be chosen several times, as addresses name it. */
export const choiceNames = ['region', 'district', 'category', 'subcategory', 'kind', 'feature'] as const;

/**
 * The parameters of an address that ask a page for some of its listings, in the order of their one spelling. Every other parameter
 * leaves the page as everybody gets it.
 */
export const searchNames: readonly string[] = [
  'words',
  ...choiceNames,
  'status',
  ...rangeNames.flatMap((name) => [`${name}_min`, `${name}_max`]),
  'sort',
  'view',
  'scope',
  'after',
  'listed_from',
  'unread',
];
