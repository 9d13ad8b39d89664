/** How whoever comes late is told so; `by` is null for the system. */
export const savedSince = (by: string | null, what = 'this'): string =>
  `${by ?? 'The system'} has saved ${what} since`;
