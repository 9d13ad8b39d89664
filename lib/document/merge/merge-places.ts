import type { OpenDocument, Place } from '../operations/open-document';
import type { Conflict } from './conflict';

export type Sides = { base: OpenDocument; mine: OpenDocument; theirs: OpenDocument };

export const isSamePlace = (one: Place | undefined, other: Place | undefined): boolean =>
  one !== undefined && other !== undefined && one.parent === other.parent && one.slot === other.slot;

export type Places = Map<string, Place>;

/** Where each block of either side stands, kept or not: where it was moved to, by whoever moved it. */
export function mergePlaces(
  keys: Iterable<string>,
  { base, mine, theirs }: Sides,
): { places: Places; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const places: Places = new Map();
  for (const id of keys) {
    const [was, one, other] = [base, mine, theirs].map(({ blocks }) => blocks.get(id)?.place);
    const place = other === undefined || (one !== undefined && isSamePlace(other, was)) ? one : other;
    if (place) places.set(id, place);
    const isMovedTwice =
      one && other && !isSamePlace(one, other) && !isSamePlace(one, was) && place === other;
    if (isMovedTwice && !isSamePlace(other, was))
      conflicts.push({ kind: 'place', id, mine: one, theirs: other });
  }
  return { places, conflicts: [...conflicts, ...breakCircles(places, { base, mine, theirs })] };
}

/**
 * When one has put a block into a second, and the other the second into the first, what `mine` moved goes back to where `theirs`
 * has it. Each round takes back one move, and without them there is no circle.
 */
function breakCircles(places: Places, { mine, theirs }: Sides): Conflict[] {
  const conflicts: Conflict[] = [];
  for (const id of places.keys()) {
    for (let circle = circleFrom(id, places); circle.length > 0; circle = circleFrom(id, places)) {
      const moved = circle.find((key) => {
        const other = theirs.blocks.get(key)?.place;
        return other && !isSamePlace(other, places.get(key));
      });
      const [from, to] = [mine, theirs].map(({ blocks }) => moved !== undefined && blocks.get(moved)?.place);
      if (moved === undefined || !from || !to) throw new Error('A circle in one document');
      places.set(moved, to);
      conflicts.push({ kind: 'place', id: moved, mine: from, theirs: to });
    }
  }
  return conflicts;
}

/** The blocks above one that stand in one another; none when they end at the page. */
function circleFrom(id: string, places: Places): string[] {
  const seen = new Set<string>();
  for (let key: string | null = id; key !== null; key = places.get(key)?.parent ?? null) {
    if (seen.has(key)) return [...seen].slice([...seen].indexOf(key));
    seen.add(key);
  }
  return [];
}
