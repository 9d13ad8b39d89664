import type { BusinessFigures } from './figures';

/** What supports the upper or lower end of the range, or should be mentioned (domain 2.2). */
export const valuationDrivers = [
  'growing',
  'shrinking',
  'managed',
  'ownerBound',
  'longLease',
  'shortLease',
  'property',
] as const;
export type ValuationDriver = (typeof valuationDrivers)[number];

const MAX_MANAGED_HOURS = 20;
const MIN_OWNER_BOUND_HOURS = 55;
const MIN_LONG_LEASE_YEARS = 5;
const MAX_SHORT_LEASE_YEARS = 2;

export function driversOf({ growth, hours, lease, hasProperty }: BusinessFigures): ValuationDriver[] {
  const applies: Record<ValuationDriver, boolean> = {
    growing: growth === 'up',
    shrinking: growth === 'down',
    managed: hours !== null && hours <= MAX_MANAGED_HOURS,
    ownerBound: hours !== null && hours >= MIN_OWNER_BOUND_HOURS,
    longLease: lease !== null && lease >= MIN_LONG_LEASE_YEARS,
    shortLease: lease !== null && lease <= MAX_SHORT_LEASE_YEARS,
    property: hasProperty,
  };
  return valuationDrivers.filter((driver) => applies[driver]);
}
