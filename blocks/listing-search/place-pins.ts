import type { MapBox } from '@/lib/map/place-labels';
import type { Point } from '@/lib/map/project';
import type { ShownMap } from '@/lib/map/shown-map';
import { spreadPins } from '@/lib/map/spread-pins';
import { searchLimits } from '@/schemas/search/search-state';
import type { Place } from './places';

/** Sizes in hundredths of the drawing's width; on a telephone one is 3.3 px. A pin may be touched as far as half the gap around it: 44 px. */
export const pinSizes = { gap: 13.5, radius: 4.2, letters: 3.6 } as const;
type Spotted = Place & { spot: Point };

/** A pin for a place, or for several that lie too close to each other; `others` is how many beside the one it is named after. */
export type PlacePin = { places: readonly Spotted[]; others: number; count: number; spot: Point; at: Point };

/** Pins that nowhere cover each other, as near to their places as can be; places that would are counted on one pin where `groups` says so. */
export function pinPlaces(places: readonly Place[], map: ShownMap, box: MapBox, groups: boolean): PlacePin[] {
  const gap = (box.width / 100) * pinSizes.gap;
  const spotted = places.filter((place): place is Spotted => place.spot !== null);
  const grouped = groups ? groupPlaces(spotted, gap) : spotted.map((place) => [place]);
  const pins = grouped.flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const count = some.reduce((sum, place) => sum + place.count, 0);
    return [{ places: some, others: some.length - 1, count, spot: first.spot }];
  });
  const spread = spreadPins(
    pins.map(({ spot }) => spot),
    gap,
    map,
  );
  return pins.map((pin, index) => ({ ...pin, at: spread[index] ?? pin.spot }));
}

/** Those with the most come first, and take in what lies within a pin of theirs. */
function groupPlaces(places: readonly Spotted[], gap: number): Spotted[][] {
  const groups: Spotted[][] = [];
  for (const place of [...places].sort((one, other) => other.count - one.count)) {
    const near = groups.find(
      ([first, ...others]) =>
        first && others.length + 1 < searchLimits.choices && distance(first.spot, place.spot) < gap,
    );
    if (near) near.push(place);
    else groups.push([place]);
  }
  return groups;
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
