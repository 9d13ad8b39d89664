import type { Point } from '@/lib/map/project';
import type { WrittenPhone } from '@/lib/visitor/write-phones';

/** An office made ready for the island: nothing left to translate, format or project. */
export type Place = {
  slug: string;
  name: string;
  href: string;
  address: string;
  digitalAddress: string | null;
  phones: readonly WrittenPhone[];
  /** Where it lies on the drawing, and where its pin stands clear of the others. */
  spot: Point;
  pin: Point;
};

/** A place with its distance from what was searched for, in words. */
export type RankedPlace = Place & { distance?: string };

/** Radius of a pin, in the drawing's units. */
export const pinRadius = 15;
