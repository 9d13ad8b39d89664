/**
 * Figures that content mentions in braces, as `{offices.count}`, each with what it tells. They are counted from the records, or read where staff
 * keep the terms of a loan (`loan.ts`), whenever a page is made, so that no text can say another number than the lists beside it.
 */
export const facts = {
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

export type Fact = keyof typeof facts;
/** What some of them are at present, as it is written in a language. */
export type FactValues = Readonly<Partial<Record<Fact, string>>>;

export const isFact = (name: string): name is Fact => Object.hasOwn(facts, name);

/** All of them, in the order in which they are offered. */
export const everyFact: readonly Fact[] = Object.keys(facts).filter(isFact);
