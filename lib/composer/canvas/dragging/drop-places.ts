import type { Position } from '@/lib/document/operations/operation';

/** A rectangle of the page, in pixels of the document. */
export type Box = { top: number; left: number; right: number; bottom: number };

/** A list of blocks on the page: where all of it is, and where its blocks are in their order. */
export type DropList = {
  parent: string | null;
  slot: string;
  area: Box;
  items: readonly { id: string; box: Box }[];
};

/** A place between blocks, with the line at which it is shown. */
export type DropPlace = { at: Position; mark: { top: number; left: number; width: number } };

/** How near the edge of a list the list around it is meant, in pixels of the document. */
const edge = 14;

/** The place that is meant at a point: in the innermost list that is there, between the two blocks nearest to it. */
export function findPlace(lists: readonly DropList[], { x, y }: { x: number; y: number }): DropPlace | null {
  const there = lists.filter(({ area, parent }) => {
    // Above and below all blocks the page itself is meant.
    if (parent === null) return true;
    const room = Math.min(edge, (area.bottom - area.top) / 6);
    return x >= area.left && x <= area.right && y >= area.top + room && y <= area.bottom - room;
  });
  const list = there.toSorted((one, other) => sizeOf(one.area) - sizeOf(other.area))[0];
  if (!list) return null;
  const number = list.items.findIndex(({ box }) => y < (box.top + box.bottom) / 2);
  const behind = list.items.at(number < 0 ? list.items.length - 1 : number - 1);
  const before = number === 0 ? undefined : behind;
  const next = number < 0 ? undefined : list.items[number];
  const { area } = list;
  return {
    at: { parent: list.parent, slot: list.slot, after: before?.id ?? null },
    mark: { top: lineBetween(before?.box, next?.box, area), left: area.left, width: area.right - area.left },
  };
}

const sizeOf = ({ top, left, right, bottom }: Box): number => (right - left) * (bottom - top);

function lineBetween(before: Box | undefined, next: Box | undefined, area: Box): number {
  if (before && next) return (before.bottom + next.top) / 2;
  return before?.bottom ?? next?.top ?? (area.top + area.bottom) / 2;
}
