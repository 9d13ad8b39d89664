import type { MapBox } from '@/lib/map/place-labels';
import type { Point } from '@/lib/map/project';
import { pinSizes } from './place-pins';

type Named = { name: string; at: Point };
/** Where a name stands: the middle of its line. */
export type PinName = Point & { name: string };
type Area = { left: number; right: number; top: number; bottom: number };

/** How wide a letter is, at most on average, in parts of its height. */
const letterWidth = 0.56;

/** The names that have room beside their pins, the first before the others: none covers a pin or another name, or is cut by the edge. */
export function namePins(pins: readonly Named[], box: MapBox): PinName[] {
  const unit = box.width / 100;
  const [size, radius] = [unit * pinSizes.letters, unit * pinSizes.radius];
  const taken = pins.map(({ at }) => areaAround(at, 2 * radius, 2 * radius));
  const shown: PinName[] = [];
  for (const { name, at } of pins) {
    const width = name.length * size * letterWidth;
    const aside = radius + unit + width / 2;
    const away = radius + unit + size / 2;
    const shift = width / 2 - radius;
    const places = [
      ...[0, shift, -shift].flatMap((by) => [
        { x: at.x + by, y: at.y + away },
        { x: at.x + by, y: at.y - away },
      ]),
      { x: at.x + aside, y: at.y },
      { x: at.x - aside, y: at.y },
    ];
    const free = places.find((place) => {
      const area = areaAround(place, width, size);
      return isWithin(area, box) && !taken.some((other) => overlaps(area, other));
    });
    if (!free) continue;
    taken.push(areaAround(free, width, size));
    shown.push({ ...free, name });
  }
  return shown;
}

const areaAround = ({ x, y }: Point, width: number, height: number): Area => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const isWithin = (area: Area, { left, top, width, height }: MapBox): boolean =>
  area.left >= left && area.right <= left + width && area.top >= top && area.bottom <= top + height;

const overlaps = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
