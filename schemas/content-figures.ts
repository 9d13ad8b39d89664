/**
 * The figures that content can mention in braces, such as `{offices.count}`, with their descriptions. They
 * are counted from the records, or read from the loan terms (`loan.ts`), whenever a page is rendered, so
 * that texts always agree with the lists.
 */
export const figureDescriptions = {
  'offices.count': 'number of open offices',
  'towns.count': 'number of towns with open offices',
  'regions.count': 'number of regions with open offices',
  'regions.all': 'number of regions in the country',
  'brokers.count': 'number of brokers',
  'listings.count': 'number of businesses for sale',
  'sales.count': 'number of businesses sold',
  'loan.interest': 'annual loan interest in percent',
  'loan.years': 'loan term in years',
} as const;

export type FigureName = keyof typeof figureDescriptions;
/** The current values of some figures, formatted for a language. */
export type FigureValues = Readonly<Partial<Record<FigureName, string>>>;

export const isFigureName = (name: string): name is FigureName => Object.hasOwn(figureDescriptions, name);

/** All figures in the order in which they are offered. */
export const figureNames: readonly FigureName[] = Object.keys(figureDescriptions).filter(isFigureName);
