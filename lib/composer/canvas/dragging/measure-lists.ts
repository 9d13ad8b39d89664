import type { OpenDocument } from '@/lib/document/operations/open-document';
import { boxOf, findFrame } from '../find-frame';
import type { DocumentRect, DropList } from './drop-targets';

/**
 * Finds the lists that can be a drop target at a height of the document: that of the page, and those in the
 * block at that height, except in the dragged block. Lists are measured when first needed, and again when
 * the height of the page changes: the browser only estimates the size of content that was not rendered yet
 * (`content-visibility`).
 */
export function measureLists(openedDocument: OpenDocument, draggedId: string | null): (y: number) => DropList[] {
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
        lists.push({ parent, slot, area: areaOf(items), items: items.filter((item) => item.id !== draggedId) });
      for (const item of items) if (item.id !== draggedId) add(item.id);
    }
  };
  add(id);
  for (const empty of findFrame(id)?.querySelectorAll('[data-empty-slot]') ?? []) {
    const parent = empty.closest('[data-block]')?.getAttribute('data-block') ?? id;
    const slot = empty.getAttribute('data-empty-slot') ?? '';
    const isInDragged = draggedId !== null && (findFrame(draggedId)?.contains(empty) ?? false);
    if (!isInDragged) lists.push({ parent, slot, area: toDocumentRect(empty.getBoundingClientRect()), items: [] });
  }
  return lists;
}

function measureItems(ids: readonly string[], elementOf: (id: string) => Element | null): DropList['items'] {
  return ids.flatMap((id) => {
    const box = boxOf(elementOf(id));
    return box ? [{ id, box: toDocumentRect(box) }] : [];
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
