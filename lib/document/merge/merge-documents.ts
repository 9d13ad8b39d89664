import {
  listAt,
  type OpenBlock,
  type OpenDocument,
  type Place,
  pagePlace,
} from '../operations/open-document';
import type { Conflict } from './conflict';
import { mergeKept } from './merge-kept';
import { mergeOrder } from './merge-order';
import { mergeOwn } from './merge-own';
import { isSamePlace, mergePlaces, type Places, type Sides } from './merge-places';

export type Merged = { document: OpenDocument; conflicts: Conflict[] };

/**
 * What two made of one document, together. Where they do not go together it says so, and nothing of either is lost: `theirs`
 * stands, and `mine` is in the conflict. Without conflicts it does not matter which of them is which.
 */
export function mergeDocuments(sides: Sides): Merged {
  const { base, mine, theirs } = sides;
  const keys = new Set([...theirs.blocks.keys(), ...mine.blocks.keys()]);
  const { places, conflicts: moved } = mergePlaces(keys, sides);
  const { kept, conflicts: removed } = mergeKept(places, sides);
  const conflicts = [...moved.filter(({ id }) => kept.has(id)), ...removed];
  const orderOf = (place: Place): string[] => {
    const { order, clashing } = mergeOrder(versionsOf(place, sides, places, kept));
    conflicts.push(...clashing.map((id): Conflict => ({ kind: 'place', id, mine: place, theirs: place })));
    return order;
  };
  const blocks = new Map<string, OpenBlock>();
  for (const id of kept) {
    const [was, one, other] = [base, mine, theirs].map((side) => side.blocks.get(id));
    const merged =
      one && other
        ? mergeOwn(id, { base: was?.own, mine: one.own, theirs: other.own })
        : { value: (other ?? one)?.own, conflicts: [] };
    conflicts.push(...merged.conflicts);
    const slots = new Map<string, readonly string[]>();
    for (const slot of slotsWith(id, sides)) {
      const order = orderOf({ parent: id, slot });
      if (order.length > 0 || isSlotKept(id, slot, sides)) slots.set(slot, order);
    }
    blocks.set(id, { own: merged.value, place: places.get(id) ?? pagePlace, slots });
  }
  return { document: { root: orderOf(pagePlace), blocks }, conflicts };
}

function versionsOf(place: Place, { base, mine, theirs }: Sides, places: Places, kept: ReadonlySet<string>) {
  const standing = (document: OpenDocument) =>
    (listAt(document, place) ?? []).filter((id) => kept.has(id) && isSamePlace(places.get(id), place));
  return { base: standing(base), mine: standing(mine), theirs: standing(theirs) };
}

const slotsWith = (id: string, { mine, theirs }: Sides): Set<string> =>
  new Set([theirs, mine].flatMap(({ blocks }) => [...(blocks.get(id)?.slots.keys() ?? [])]));

/** Whether an empty slot stays: unless one of two has taken it away. */
function isSlotKept(id: string, slot: string, { base, mine, theirs }: Sides): boolean {
  const has = ({ blocks }: OpenDocument) => blocks.get(id)?.slots.has(slot) ?? false;
  const sides = [mine, theirs].filter(({ blocks }) => blocks.has(id));
  return has(base) ? sides.every(has) : sides.some(has);
}
