import { listAt, type OpenDocument, type Place, pagePlace } from '@/lib/document/operations/open-document';
import { blockTitleOf, slotLabelOf, slotNamesOf } from './block-name';
import { reasonAgainstMove } from './fits-place';
import { slotKey } from './slot-key';

/** A list of blocks that a block may go into: the page, or a slot. */
export type MoveTarget = { key: string; place: Place; label: string };

/** Where a block may go, the page first, then in reading order; places that do not take it are left out. */
export function moveTargets(document: OpenDocument, id: string): MoveTarget[] {
  const targets: MoveTarget[] = [{ key: 'page', place: pagePlace, label: 'The page itself' }];
  const visit = (key: string) => {
    const block = document.blocks.get(key);
    if (!block || key === id) return;
    for (const slot of slotNamesOf(block.own, block.slots)) {
      const label = `${blockTitleOf(block.own)} › ${slotLabelOf(block.own, slot)}`;
      targets.push({ key: slotKey(key, slot), place: { parent: key, slot }, label });
      (block.slots.get(slot) ?? []).forEach(visit);
    }
  };
  document.root.forEach(visit);
  return targets.filter(({ place }) => reasonAgainstMove(document, id, place) === null);
}

/** Where in a list: behind which block, or at its beginning. */
export type MoveSpot = { key: string; after: string | null; label: string };

/** The spots of a list for a block, in order. */
export function moveSpots(document: OpenDocument, id: string, place: Place): MoveSpot[] {
  const list = (listAt(document, place) ?? []).filter((one) => one !== id);
  return [
    { key: 'first', after: null, label: list.length === 0 ? 'As the only block' : 'At the beginning' },
    ...list.map((one) => ({
      key: one,
      after: one,
      label: `After ${blockTitleOf(document.blocks.get(one)?.own)}`,
    })),
  ];
}
