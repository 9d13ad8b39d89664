import type { OpenDocument } from '@/lib/document/operations/open-document';
import { boxOf, findFrame } from '../find-frame';
import type { Box, DropList } from './drop-places';

/**
 * Finds the lists of blocks that somebody may mean at a height of the document: that of the page, and those in the block which stands
 * there; none in the carried block. Each is measured when it is first needed, and again once the page is longer or shorter than before:
 * of what was not in sight yet the browser only guesses how high it is.
 */
export function measureLists(opened: OpenDocument, carried: string | null): (y: number) => DropList[] {
  let height: number | null = null;
  let page: DropList[] = [];
  const within = new Map<string, DropList[]>();
  return (y) => {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight !== height) {
      height = scrollHeight;
      page = measurePage(opened, carried);
      within.clear();
    }
    const there = page[0]?.items.find(({ box }) => y >= box.top && y <= box.bottom);
    if (!there) return page;
    const inner = within.get(there.id) ?? measureWithin(there.id, opened, carried);
    within.set(there.id, inner);
    return [...page, ...inner];
  };
}

function measurePage({ root }: OpenDocument, carried: string | null): DropList[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const frames = new Map<string, Element>();
  for (const frame of main.querySelectorAll('[data-block]')) {
    const id = frame.getAttribute('data-block') ?? '';
    if (!frames.has(id)) frames.set(id, frame);
  }
  const items = measureItems(root, (id) => frames.get(id) ?? null).filter(({ id }) => id !== carried);
  return [{ parent: null, slot: '', area: inDocument(main.getBoundingClientRect()), items }];
}

/** All lists in a block and in those within it, also those with nothing in them. */
function measureWithin(id: string, opened: OpenDocument, carried: string | null): DropList[] {
  const lists: DropList[] = [];
  const add = (parent: string) => {
    for (const [slot, ids] of opened.blocks.get(parent)?.slots ?? []) {
      const items = measureItems(ids, findFrame);
      if (items.length > 0)
        lists.push({ parent, slot, area: areaOf(items), items: items.filter((item) => item.id !== carried) });
      for (const item of items) if (item.id !== carried) add(item.id);
    }
  };
  add(id);
  for (const empty of findFrame(id)?.querySelectorAll('[data-empty-slot]') ?? []) {
    const parent = empty.closest('[data-block]')?.getAttribute('data-block') ?? id;
    const slot = empty.getAttribute('data-empty-slot') ?? '';
    const isWithin = carried !== null && (findFrame(carried)?.contains(empty) ?? false);
    if (!isWithin) lists.push({ parent, slot, area: inDocument(empty.getBoundingClientRect()), items: [] });
  }
  return lists;
}

function measureItems(ids: readonly string[], frameOf: (id: string) => Element | null): DropList['items'] {
  return ids.flatMap((id) => {
    const box = boxOf(frameOf(id));
    return box ? [{ id, box: inDocument(box) }] : [];
  });
}

const areaOf = (items: DropList['items']): Box => ({
  top: Math.min(...items.map(({ box }) => box.top)),
  left: Math.min(...items.map(({ box }) => box.left)),
  right: Math.max(...items.map(({ box }) => box.right)),
  bottom: Math.max(...items.map(({ box }) => box.bottom)),
});

const inDocument = ({ top, left, right, bottom }: DOMRect): Box => ({
  top: top + window.scrollY,
  bottom: bottom + window.scrollY,
  left: left + window.scrollX,
  right: right + window.scrollX,
});
