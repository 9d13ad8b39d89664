/**
 * The ranges by which listings can be filtered, as query parameters; money is in whole units of the
 * country's currency there.
 */
export const moneyRanges = ['price', 'down_payment', 'sde', 'sales'] as const;
export const countRanges = ['employees', 'established'] as const;
export const rangeNames = [...moneyRanges, ...countRanges] as const;

/** The filters with several values, as query parameters. */
export const choiceNames = [
  'region',
  'city',
  'district',
  'category',
  'subcategory',
  'kind',
  'feature',
] as const;

/**
 * The query parameters of a listing search in their canonical order. All other parameters do not change the
 * page.
 */
export const searchParameterNames: readonly string[] = [
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
