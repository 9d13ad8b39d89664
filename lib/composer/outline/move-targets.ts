import { listAt, type OpenDocument, type ParentSlot, pageSlot } from '@/lib/document/operations/open-document';
import { blockTitleOf, slotLabelOf, slotNamesOf } from './block-name';
import { reasonAgainstMove } from './placement';
import { slotKey } from './slot-key';

/** A list into which a block can move: the page or a slot. */
export type MoveTarget = { key: string; place: ParentSlot; label: string };

/**
 * Lists into which a block can move, the page first, then in reading order. Lists that do not accept it are
 * omitted.
 */
export function moveTargets(document: OpenDocument, id: string): MoveTarget[] {
  const targets: MoveTarget[] = [{ key: 'page', place: pageSlot, label: 'The page itself' }];
  const collect = (key: string) => {
    const block = document.blocks.get(key);
    if (!block || key === id) return;
    for (const slot of slotNamesOf(block.own, block.slots)) {
      const label = `${blockTitleOf(block.own)} › ${slotLabelOf(block.own, slot)}`;
      targets.push({ key: slotKey(key, slot), place: { parent: key, slot }, label });
      (block.slots.get(slot) ?? []).forEach(collect);
    }
  };
  document.root.forEach(collect);
  return targets.filter(({ place }) => reasonAgainstMove(document, id, place) === null);
}

/** A position in a list: after a block, or at the start. */
export type MovePosition = { key: string; after: string | null; label: string };

/** Positions in a list for a block, in order. */
export function movePositions(document: OpenDocument, id: string, place: ParentSlot): MovePosition[] {
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
