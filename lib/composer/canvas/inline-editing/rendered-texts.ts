import { registry } from '@/blocks/registry';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { PageContext } from '@/lib/engine/page-context';
import type { StoredBlock } from '@/schemas/stored-block';
import { findFrame } from '../find-frame';
import { findRenderedText, containsPoint, type RenderedText, textAt } from './find-shown';
import { type LocatedText, locateTexts } from './locate-texts';

/** The page in its current rendering. */
export type RenderedCanvas = { document: OpenDocument; main: readonly StoredBlock[]; page: PageContext };
export type CanvasPoint = { x: number; y: number };
export type RenderedInlineText = { text: LocatedText; rendered: RenderedText };

/** Finds the texts of blocks on the page. The locations of a block are cached until it changes. */
export function createTextFinder(getPage: () => RenderedCanvas | null) {
  const locatedTexts = new WeakMap<StoredBlock, LocatedText[]>();
  const locate = (id: string, resolved: StoredBlock): LocatedText[] => {
    const currentPage = getPage();
    const block = registry.get(resolved.type);
    const cached = locatedTexts.get(resolved);
    if (cached || !currentPage || !block || resolved.version !== block.version) return cached ?? [];
    const own = currentPage.document.blocks.get(id)?.own;
    const located = locateTexts(block, { own, resolved, page: currentPage.page });
    locatedTexts.set(resolved, located);
    return located;
  };
  const find = (id: string): RenderedInlineText[] => {
    const resolved = findBlock(getPage()?.main ?? [], id);
    const frame = findFrame(id);
    if (!resolved || !frame) return [];
    return locate(id, resolved).flatMap((text) => {
      const rendered = findRenderedText(frame, text, textAt(resolved.props, text.path) ?? '');
      return rendered ? [{ text, shown: rendered }] : [];
    });
  };
  return {
    find,
    findAt: (id: string, point: CanvasPoint): RenderedInlineText | null =>
      find(id).find(({ rendered }) => containsPoint(rendered, point)) ?? null,
  };
}

function findBlock(blocks: readonly StoredBlock[], id: string): StoredBlock | undefined {
  for (const block of blocks) {
    const match = block.id === id ? block : findBlock(Object.values(block.slots ?? {}).flat(), id);
    if (match) return match;
  }
  return undefined;
}
