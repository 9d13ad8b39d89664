import type { LabelledMap } from '@/lib/map/labelled-map';
import type { MapBox } from '@/lib/map/place-labels';
import type { Point } from '@/lib/map/project';
import { spreadPins } from '@/lib/map/spread-pins';
import { searchLimits } from '@/schemas/search/search-state';
import type { SearchArea } from './search-areas';

/**
 * Sizes in hundredths of the map width; on a phone one unit is 3.3 px. The touch target of a pin extends to
 * half the gap around it: 44 px.
 */
export const pinSizes = { gap: 13.5, radius: 4.6, letters: 4.4 } as const;
type LocatedArea = SearchArea & { spot: Point };

/**
 * A pin for an area, or for several areas that are too close to each other; `others` is the number of areas
 * in addition to the one that names the pin.
 */
export type AreaPin = {
  areas: readonly LocatedArea[];
  others: number;
  count: number;
  spot: Point;
  at: Point;
};

/**
 * Places pins that do not cover each other, as close to their areas as possible. With `groups`, areas that
 * are too close share a pin.
 */
export function placePins(
  areas: readonly SearchArea[],
  map: LabelledMap,
  box: MapBox,
  shouldGroup: boolean,
): AreaPin[] {
  const gap = (box.width / 100) * pinSizes.gap;
  const locatedAreas = areas.filter((area): area is LocatedArea => area.spot !== null);
  const grouped = shouldGroup ? groupAreas(locatedAreas, gap) : locatedAreas.map((area) => [area]);
  const pins = grouped.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const count = group.reduce((sum, area) => sum + area.count, 0);
    return [{ areas: group, others: group.length - 1, count, spot: first.spot }];
  });
  const spread = spreadPins(
    pins.map(({ spot }) => spot),
    gap,
    map,
  );
  return pins.map((pin, index) => ({ ...pin, at: spread[index] ?? pin.spot }));
}

/** Groups areas: those with the most results come first and absorb areas within the distance of a pin. */
function groupAreas(areas: readonly LocatedArea[], gap: number): LocatedArea[][] {
  const groups: LocatedArea[][] = [];
  for (const area of [...areas].sort((a, b) => b.count - a.count)) {
    const nearbyGroup = groups.find(
      ([first, ...others]) =>
        first && others.length + 1 < searchLimits.choices && distance(first.spot, area.spot) < gap,
    );
    if (nearbyGroup) nearbyGroup.push(area);
    else groups.push([area]);
  }
  return groups;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
