import { findOwnDifference } from './find-own-difference';
import { listAt, type OpenBlock, type OpenDocument, type Place, pagePlace } from './open-document';
import type { Operation, Position } from './operation';
import { isPlacedAlike, isSameList } from './share-blocks';
import { stayingOf } from './staying-of';

/**
 * What is done to one document to get another, by the blocks' keys: puts in and moves from the page inwards, changes
 * blocks by themselves, then takes out. Each block that is new or gone by itself is an operation of its own. Of two that changed
 * places either may be the one that moved: those that are `firm` are so only when nothing else will do.
 */
export function findDifference(
  before: OpenDocument,
  after: OpenDocument,
  isFirm: IsFirm = () => false,
): Operation[] {
  const changed = changedBlocks(before, after);
  const own = changed.flatMap(([id, known, block]) =>
    known && known.own !== block.own ? findOwnDifference(id, known.own, block.own) : [],
  );
  const isArrangedAlike =
    before.blocks.size === after.blocks.size &&
    isSameList(before.root, after.root) &&
    changed.every(([, known, block]) => known && isPlacedAlike(known, block));
  if (isArrangedAlike) return own;
  return [
    ...arrange(pagePlace, { before, after, isFirm }),
    ...own,
    ...takeOut(before, after),
    ...dropSlots(before, after),
  ];
}

/** Those that are other objects: of a page in which one letter was typed it is one. */
function changedBlocks(before: OpenDocument, after: OpenDocument) {
  const changed: [id: string, known: OpenBlock | undefined, block: OpenBlock][] = [];
  for (const [id, block] of after.blocks) {
    const known = before.blocks.get(id);
    if (known !== block) changed.push([id, known, block]);
  }
  return changed;
}

type IsFirm = (id: string) => boolean;
type Compared = { before: OpenDocument; after: OpenDocument; isFirm: IsFirm };

/** The blocks of one list and, after each, those in it: its place is right by then, so nothing is put into itself. */
function arrange(place: Place, compared: Compared): Operation[] {
  const { before, after, isFirm } = compared;
  const list = listAt(after, place) ?? [];
  const weightOf = (id: string) => (isFirm(id) ? list.length : 1);
  const staying = stayingOf(list, listAt(before, place) ?? [], weightOf);
  return list.flatMap((id, at) => {
    const position = { ...place, after: list[at - 1] ?? null };
    const block = after.blocks.get(id);
    if (!block) return [];
    const inner = [...block.slots.keys()].flatMap((slot) => arrange({ parent: id, slot }, compared));
    return [
      ...(staying.has(id) ? [] : [putOrMove(id, block, position, before)]),
      ...openSlots(id, block, before),
      ...inner,
    ];
  });
}

function putOrMove(id: string, { own }: OpenBlock, at: Position, before: OpenDocument): Operation {
  return before.blocks.has(id)
    ? { kind: 'move', id, to: at }
    : { kind: 'insert', node: own, at, ...(id.startsWith('~') && { keys: [id] }) };
}

/** Slots that are new, so that those are there in which nothing stands. */
function openSlots(id: string, { slots }: OpenBlock, before: OpenDocument): Operation[] {
  const known = before.blocks.get(id)?.slots;
  return [...slots.keys()].flatMap((slot) =>
    known?.has(slot) ? [] : [{ kind: 'set-slot' as const, id, slot, nodes: [] }],
  );
}

/** What is gone stands by then only in what is gone, too. */
function takeOut(before: OpenDocument, after: OpenDocument): Operation[] {
  return [...before.blocks].flatMap(([id, { place }]) => {
    const isWithAnother = place.parent !== null && !after.blocks.has(place.parent);
    return after.blocks.has(id) || isWithAnother ? [] : [{ kind: 'remove' as const, id }];
  });
}

function dropSlots(before: OpenDocument, after: OpenDocument): Operation[] {
  return [...before.blocks].flatMap(([id, { slots }]) => {
    const now = after.blocks.get(id)?.slots;
    return now
      ? [...slots.keys()]
          .filter((slot) => !now.has(slot))
          .map((slot) => ({ kind: 'set-slot' as const, id, slot }))
      : [];
  });
}
