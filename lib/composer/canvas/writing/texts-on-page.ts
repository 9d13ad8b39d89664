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
  const place = (id: string, drawn: StoredBlock): PlacedText[] => {
    const shown = now();
    const block = registry.get(drawn.type);
    const known = placed.get(drawn);
    if (known || !shown || !block || drawn.version !== block.version) return known ?? [];
    const own = shown.document.blocks.get(id)?.own;
    const found = placeTexts(block, { own, drawn, page: shown.page });
    placed.set(drawn, found);
    return found;
  };
  const find = (id: string): FoundText[] => {
    const drawn = findDrawn(now()?.main ?? [], id);
    const frame = findFrame(id);
    if (!drawn || !frame) return [];
    return place(id, drawn).flatMap((text) => {
      const shown = findShown(frame, text, textAt(drawn.props, text.path) ?? '');
      return shown ? [{ text, shown }] : [];
    });
  };
  return {
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
