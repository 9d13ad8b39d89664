import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import { boxOf, findFrame } from '../find-frame';

/** A rectangle in document coordinates, in pixels. */
type DocumentRect = { top: number; left: number; right: number; bottom: number };

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
export function findDropTarget(
  lists: readonly DropList[],
  { x, y }: { x: number; y: number },
): CanvasDropTarget | null {
  const candidates = lists.filter(({ area, parent }) => {
    // The page is also the target above and below all blocks.
    if (parent === null) return true;
    const margin = Math.min(LIST_EDGE_PX, (area.bottom - area.top) / 6);
    return x >= area.left && x <= area.right && y >= area.top + margin && y <= area.bottom - margin;
  });
  const list = candidates.toSorted((a, b) => areaSizeOf(a.area) - areaSizeOf(b.area))[0];
  if (!list) return null;
  const nextIndex = list.items.findIndex(({ rect }) => y < (rect.top + rect.bottom) / 2);
  const previous = list.items.at(nextIndex < 0 ? list.items.length - 1 : nextIndex - 1);
  const previousItem = nextIndex === 0 ? undefined : previous;
  const next = nextIndex < 0 ? undefined : list.items[nextIndex];
  const { area } = list;
  return {
    position: { parent: list.parent, slot: list.slot, after: previousItem?.id ?? null },
    mark: {
      top: lineTopBetween(previousItem?.rect, next?.rect, area),
      left: area.left,
      width: area.right - area.left,
    },
  };
}

const areaSizeOf = ({ top, left, right, bottom }: DocumentRect): number => (right - left) * (bottom - top);

function lineTopBetween(
  before: DocumentRect | undefined,
  next: DocumentRect | undefined,
  area: DocumentRect,
): number {
  if (before && next) return (before.bottom + next.top) / 2;
  return before?.bottom ?? next?.top ?? (area.top + area.bottom) / 2;
}

/**
 * Finds the lists that can be a drop target at a height of the document: that of the page, and those in the
 * block at that height, except in the dragged block. Lists are measured when first needed, and again when
 * the height of the page changes: the browser only estimates the size of content that was not rendered yet
 * (`content-visibility`).
 */
export function measureLists(
  openedDocument: OpenDocument,
  draggedId: string | null,
): (y: number) => DropList[] {
  let height: number | null = null;
  let page: DropList[] = [];
  const nestedLists = new Map<string, DropList[]>();
  return (y) => {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight !== height) {
      height = scrollHeight;
      page = measurePage(openedDocument, draggedId);
      nestedLists.clear();
    }
    const block = page[0]?.items.find(({ rect }) => y >= rect.top && y <= rect.bottom);
    if (!block) return page;
    const inner = nestedLists.get(block.id) ?? measureNestedLists(block.id, openedDocument, draggedId);
    nestedLists.set(block.id, inner);
    return [...page, ...inner];
  };
}

function measurePage({ root }: OpenDocument, draggedId: string | null): DropList[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const frames = new Map<string, Element>();
  for (const element of main.querySelectorAll('[data-block]')) {
    const id = element.getAttribute('data-block') ?? '';
    if (!frames.has(id)) frames.set(id, element);
  }
  const items = measureItems(root, (id) => frames.get(id) ?? null).filter(({ id }) => id !== draggedId);
  return [{ parent: null, slot: '', area: toDocumentRect(main.getBoundingClientRect()), items }];
}

/** All lists in a block and in its nested blocks, including empty ones. */
function measureNestedLists(id: string, openedDocument: OpenDocument, draggedId: string | null): DropList[] {
  const lists: DropList[] = [];
  const add = (parent: string) => {
    for (const [slot, ids] of openedDocument.blocks.get(parent)?.slots ?? []) {
      const items = measureItems(ids, findFrame);
      if (items.length > 0)
        lists.push({
          parent,
          slot,
          area: areaOf(items),
          items: items.filter((item) => item.id !== draggedId),
        });
      for (const item of items) if (item.id !== draggedId) add(item.id);
    }
  };
  add(id);
  for (const empty of findFrame(id)?.querySelectorAll('[data-empty-slot]') ?? []) {
    const parent = empty.closest('[data-block]')?.getAttribute('data-block') ?? id;
    const slot = empty.getAttribute('data-empty-slot') ?? '';
    const isInDragged = draggedId !== null && (findFrame(draggedId)?.contains(empty) ?? false);
    if (!isInDragged)
      lists.push({ parent, slot, area: toDocumentRect(empty.getBoundingClientRect()), items: [] });
  }
  return lists;
}

function measureItems(ids: readonly string[], elementOf: (id: string) => Element | null): DropList['items'] {
  return ids.flatMap((id) => {
    const box = boxOf(elementOf(id));
    return box ? [{ id, rect: toDocumentRect(box) }] : [];
  });
}

const areaOf = (items: DropList['items']): DocumentRect => ({
  top: Math.min(...items.map(({ rect }) => rect.top)),
  left: Math.min(...items.map(({ rect }) => rect.left)),
  right: Math.max(...items.map(({ rect }) => rect.right)),
  bottom: Math.max(...items.map(({ rect }) => rect.bottom)),
});

const toDocumentRect = ({ top, left, right, bottom }: DOMRect): DocumentRect => ({
  top: top + window.scrollY,
  bottom: bottom + window.scrollY,
  left: left + window.scrollX,
  right: right + window.scrollX,
});
