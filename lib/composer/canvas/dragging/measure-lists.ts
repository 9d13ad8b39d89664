import type { OpenDocument } from '@/lib/document/operations/open-document';
import { boxOf, findFrame } from '../find-frame';
import type { Box, DropList } from './drop-places';

/** All lists of blocks that can be seen, without those in the carried block. Measured once: places of the document do not move with scrolling. */
export function measureLists(opened: OpenDocument, carried: string | null): DropList[] {
  const lists: DropList[] = [];
  const add = (parent: string | null, slot: string, ids: readonly string[]) => {
    const items = ids.flatMap((id) => {
      const box = boxOf(findFrame(id));
      return box ? [{ id, box: inDocument(box) }] : [];
    });
    const area = areaOf(parent, slot, items);
    if (area) lists.push({ parent, slot, area, items: items.filter(({ id }) => id !== carried) });
    for (const { id } of items)
      if (id !== carried)
        for (const [name, inside] of opened.blocks.get(id)?.slots ?? []) add(id, name, inside);
  };
  add(null, '', opened.root);
  for (const empty of document.querySelectorAll('[data-empty-slot]:not([data-empty-slot=""])')) {
    const parent = empty.closest('[data-block]')?.getAttribute('data-block') ?? null;
    const slot = empty.getAttribute('data-empty-slot') ?? '';
    const isWithin = carried !== null && (findFrame(carried)?.contains(empty) ?? false);
    const isKnown = lists.some((list) => list.parent === parent && list.slot === slot);
    if (parent !== null && !isWithin && !isKnown)
      lists.push({ parent, slot, area: inDocument(empty.getBoundingClientRect()), items: [] });
  }
  return lists;
}

function areaOf(parent: string | null, slot: string, items: DropList['items']): Box | null {
  if (parent === null) {
    const main = document.querySelector('main');
    return main && inDocument(main.getBoundingClientRect());
  }
  if (items.length === 0) return null;
  const empty = findFrame(parent)?.querySelector(`[data-empty-slot="${CSS.escape(slot)}"]`);
  if (empty) return inDocument(empty.getBoundingClientRect());
  return {
    top: Math.min(...items.map(({ box }) => box.top)),
    left: Math.min(...items.map(({ box }) => box.left)),
    right: Math.max(...items.map(({ box }) => box.right)),
    bottom: Math.max(...items.map(({ box }) => box.bottom)),
  };
}

const inDocument = ({ top, left, right, bottom }: DOMRect): Box => ({
  top: top + window.scrollY,
  bottom: bottom + window.scrollY,
  left: left + window.scrollX,
  right: right + window.scrollX,
});
