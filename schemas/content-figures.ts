/**
 * The figures that content can mention in braces, such as `{offices.count}`, with their descriptions. They
 * are counted from the records, or read from the loan terms (`loan.ts`), whenever a page is rendered, so
 * that texts always agree with the lists.
 */
export const figureDescriptions = {
  'offices.count': 'how many offices are open',
  'towns.count': 'in how many towns offices are open',
  'regions.count': 'in how many regions offices are open',
  'regions.all': 'how many regions the country has',
  'brokers.count': 'how many brokers there are',
  'listings.count': 'how many businesses are for sale',
  'sales.count': 'how many businesses were sold',
  'loan.interest': 'what lenders ask a year, in percent',
  'loan.years': 'over how many years a loan is paid back',
} as const;

export type FigureName = keyof typeof figureDescriptions;
/** The current values of some figures, formatted for a language. */
export type FigureValues = Readonly<Partial<Record<FigureName, string>>>;

export const isFigureName = (name: string): name is FigureName => Object.hasOwn(figureDescriptions, name);

/** All figures in the order in which they are offered. */
export const figureNames: readonly FigureName[] = Object.keys(figureDescriptions).filter(isFigureName);
