import type { Point } from '@/lib/map/project';
import type { FormattedPhone } from '@/lib/visitor/phone-numbers';

/** An office prepared for the island: its texts are translated and formatted, its location is projected. */
export type FinderOffice = {
  slug: string;
  name: string;
  href: string;
  address: string;
  digitalAddress: string | null;
  phones: readonly FormattedPhone[];
  /** The location on the map, and the position of the pin, which keeps its distance from other pins. */
  spot: Point;
  pin: Point;
};

/** An office with its formatted distance from the searched location. */
export type RankedOffice = FinderOffice & { distance?: string };

/** Radius of a pin in map units. */
export const PIN_RADIUS_UNITS = 20;
