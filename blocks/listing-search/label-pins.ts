import type { MapBox } from '@/lib/map/place-labels';
import type { Point } from '@/lib/map/project';
import { pinSizes } from './place-pins';

type NamedPin = { name: string; at: Point };
/** A pin label and the position of its centre. */
export type PinLabel = Point & { name: string };
type Rect = { left: number; right: number; top: number; bottom: number };

/** The maximum average width of a letter, relative to the font size. */
const LETTER_WIDTH_RATIO = 0.56;

/**
 * The labels that fit next to their pins, in order of the pins: no label covers a pin or another label, or
 * is cut off at the edge.
 */
export function labelPins(pins: readonly NamedPin[], box: MapBox): PinLabel[] {
  const unit = box.width / 100;
  const [size, radius] = [unit * pinSizes.letters, unit * pinSizes.radius];
  const occupied = pins.map(({ at }) => rectAround(at, 2 * radius, 2 * radius));
  const labels: PinLabel[] = [];
  for (const { name, at } of pins) {
    const width = name.length * size * LETTER_WIDTH_RATIO;
    const offsetX = radius + unit + width / 2;
    const offsetY = radius + unit + size / 2;
    const shift = width / 2 - radius;
    const candidates = [
      ...[0, shift, -shift].flatMap((by) => [
        { x: at.x + by, y: at.y + offsetY },
        { x: at.x + by, y: at.y - offsetY },
      ]),
      { x: at.x + offsetX, y: at.y },
      { x: at.x - offsetX, y: at.y },
    ];
    const free = candidates.find((candidate) => {
      const rect = rectAround(candidate, width, size);
      return isWithin(rect, box) && !occupied.some((occupiedRect) => overlaps(rect, occupiedRect));
    });
    if (!free) continue;
    occupied.push(rectAround(free, width, size));
    labels.push({ ...free, name });
  }
  return labels;
}

const rectAround = ({ x, y }: Point, width: number, height: number): Rect => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const isWithin = (rect: Rect, { left, top, width, height }: MapBox): boolean =>
  rect.left >= left && rect.right <= left + width && rect.top >= top && rect.bottom <= top + height;

const overlaps = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
