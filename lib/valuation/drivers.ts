import type { Figures } from './figures';

/** What speaks for the upper end of the range, for the lower one, or is to be known besides (domain 2.2). */
export const drivers = [
  'growing',
  'shrinking',
  'managed',
  'ownerBound',
  'longLease',
  'shortLease',
  'property',
] as const;
export type Driver = (typeof drivers)[number];

const fewHours = 20;
const manyHours = 55;
const longLease = 5;
const shortLease = 2;

export function driversOf({ growth, hours, lease, hasProperty }: Figures): Driver[] {
  const speaks: Record<Driver, boolean> = {
    growing: growth === 'up',
    shrinking: growth === 'down',
    managed: hours !== null && hours <= fewHours,
    ownerBound: hours !== null && hours >= manyHours,
    longLease: lease !== null && lease >= longLease,
    shortLease: lease !== null && lease <= shortLease,
    property: hasProperty,
  };
  return drivers.filter((driver) => speaks[driver]);
}
