import { registry } from '@/blocks/registry';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { PageContext } from '@/lib/engine/page-context';
import type { StoredBlock } from '@/schemas/stored-block';
import { findFrame } from '../find-frame';
import { findShown, isAtPoint, type ShownText, textAt } from './find-shown';
import { type PlacedText, placeTexts } from './place-texts';

/** The page as it is drawn just now. */
export type DrawnPage = { document: OpenDocument; main: readonly StoredBlock[]; page: PageContext };
export type Point = { x: number; y: number };
export type FoundText = { text: PlacedText; shown: ShownText };

/** Where the texts of blocks stand on the page: of each block found once, until it is drawn anew. */
export function textsOnPage(now: () => DrawnPage | null) {
  const placed = new WeakMap<StoredBlock, PlacedText[]>();
  const drawnOf = (id: string) => findDrawn(now()?.main ?? [], id);
  const find = (id: string): FoundText[] => {
    const drawn = drawnOf(id);
    const frame = findFrame(id);
    if (!drawn || !frame) return [];
    return (placed.get(drawn) ?? []).flatMap((text) => {
      const shown = findShown(frame, text, textAt(drawn.props, text.path) ?? '');
      return shown ? [{ text, shown }] : [];
    });
  };
  return {
    /** To be waited for before a block's texts are found; ahead of a click. @returns whether that was not done before. */
    prepare: async (id: string): Promise<boolean> => {
      const drawn = drawnOf(id);
      const shown = now();
      const block = drawn && registry.get(drawn.type);
      if (!shown || !block || placed.has(drawn) || drawn.version !== block.version) return false;
      const own = shown.document.blocks.get(id)?.own;
      placed.set(drawn, await placeTexts(block, { own, drawn, page: shown.page }));
      return true;
    },
    find,
    findAt: (id: string, point: Point): FoundText | null =>
      find(id).find(({ shown }) => isAtPoint(shown, point)) ?? null,
  };
}

function findDrawn(blocks: readonly StoredBlock[], id: string): StoredBlock | undefined {
  for (const block of blocks) {
    const found = block.id === id ? block : findDrawn(Object.values(block.slots ?? {}).flat(), id);
    if (found) return found;
  }
  return undefined;
}
