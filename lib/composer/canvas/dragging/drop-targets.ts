import type { Position } from '@/lib/document/operations/operation';

/** A rectangle in document coordinates, in pixels. */
export type DocumentRect = { top: number; left: number; right: number; bottom: number };

/** A list of blocks on the page: its area, and the rectangles of its blocks in order. */
export type DropList = {
  parent: string | null;
  slot: string;
  area: DocumentRect;
  items: readonly { id: string; rect: DocumentRect }[];
};

/** A position between blocks, and the line that marks it. */
export type CanvasDropTarget = { position: Position; mark: { top: number; left: number; width: number } };

/** Within this distance of the edge of a list, in pixels, the enclosing list is the target. */
const LIST_EDGE_PX = 14;

/** The drop target at a point: in the innermost list at the point, between the two blocks nearest to it. */
export function findDropTarget(lists: readonly DropList[], { x, y }: { x: number; y: number }): CanvasDropTarget | null {
  const candidates = lists.filter(({ area, parent }) => {
    // The page is also the target above and below all blocks.
    if (parent === null) return true;
    const margin = Math.min(LIST_EDGE_PX, (area.bottom - area.top) / 6);
    return x >= area.left && x <= area.right && y >= area.top + margin && y <= area.bottom - margin;
  });
  const list = candidates.toSorted((one, another) => areaSizeOf(one.area) - areaSizeOf(another.area))[0];
  if (!list) return null;
  const nextIndex = list.items.findIndex(({ rect }) => y < (rect.top + rect.bottom) / 2);
  const previous = list.items.at(nextIndex < 0 ? list.items.length - 1 : nextIndex - 1);
  const previousItem = nextIndex === 0 ? undefined : previous;
  const next = nextIndex < 0 ? undefined : list.items[nextIndex];
  const { area } = list;
  return {
    position: { parent: list.parent, slot: list.slot, after: previousItem?.id ?? null },
    mark: { top: lineTopBetween(previousItem?.rect, next?.rect, area), left: area.left, width: area.right - area.left },
  };
}

const areaSizeOf = ({ top, left, right, bottom }: DocumentRect): number => (right - left) * (bottom - top);

function lineTopBetween(before: DocumentRect | undefined, next: DocumentRect | undefined, area: DocumentRect): number {
  if (before && next) return (before.bottom + next.top) / 2;
  return before?.bottom ?? next?.top ?? (area.top + area.bottom) / 2;
}
