import type { Conflict } from '@/lib/document/merge/conflict';
import { isNode } from '@/lib/document/nodes';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { keysWithin, listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation, OperationOf, Position } from '@/lib/document/operations/operation';
import { type BlockFieldPath, fieldOperation, readField } from './block-field-path';

/**
 * The document without changes that must not be saved yet. An excluded field has its stored value. An
 * excluded stored block has its stored content and position, even if it was removed. An excluded new block
 * is removed with its new nested blocks; stored blocks that were moved into it return to their stored
 * position.
 */
export function excludeChanges(
  document: OpenDocument,
  stored: OpenDocument,
  excluded: readonly BlockFieldPath[],
): OpenDocument {
  return excluded.reduce((current, field) => {
    const { id } = field;
    if (stored.blocks.has(id) && field.path.length === 0) return restoreBlock(current, stored, id);
    if (!current.blocks.has(id)) return current;
    if (stored.blocks.has(id))
      return applyIfPossible(current, fieldOperation(field, readField(stored, field)));
    const storedKeys = keysWithin(id, current.blocks).filter((key) => stored.blocks.has(key));
    const withoutStored = storedKeys.reduce(
      (document, key) => applyIfPossible(document, moveToStored(document, stored, key, id)),
      current,
    );
    return applyIfPossible(withoutStored, { kind: 'remove', id });
  }, document);
}

/** Restores the stored content, position and nested blocks of a block. */
function restoreBlock(document: OpenDocument, stored: OpenDocument, id: string): OpenDocument {
  const block = stored.blocks.get(id);
  if (!block) return document;
  const restored = document.blocks.has(id)
    ? applyIfPossible(
        applyIfPossible(document, { kind: 'replace', id, own: block.node }),
        moveToStored(document, stored, id, id),
      )
    : applyIfPossible(document, insertOperation(document, stored, id));
  const nestedKeys = [...(restored.blocks.get(id)?.slots.values() ?? [])].flat();
  const withoutNested = nestedKeys.reduce(
    (current, key) =>
      stored.blocks.has(key)
        ? applyIfPossible(current, moveToStored(current, stored, key, id))
        : applyIfPossible(current, { kind: 'remove', id: key }),
    restored,
  );
  const missing = [...block.slots.values()].flat().filter((key) => !nestedKeys.includes(key));
  return missing.reduce(
    (current, key) =>
      current.blocks.has(key)
        ? applyIfPossible(current, moveToStored(current, stored, key, key))
        : restoreBlock(current, stored, key),
    withoutNested,
  );
}

/** Inserts a removed block without its nested blocks, which may be elsewhere in the document. */
function insertOperation(document: OpenDocument, stored: OpenDocument, id: string): Operation {
  const { to } = moveToStored(document, stored, id, id);
  const { node: storedNode = null, slots = new Map() } = stored.blocks.get(id) ?? {};
  const emptied = Object.fromEntries([...slots.keys()].map((slot) => [slot, []]));
  const node =
    isNode(storedNode) && slots.size > 0
      ? { ...storedNode, slots: { ...(isNode(storedNode.slots) && storedNode.slots), ...emptied } }
      : storedNode;
  return { kind: 'insert', node, at: to, ...(id.startsWith('~') && { keys: [id] }) };
}

function applyIfPossible(document: OpenDocument, operation: Operation): OpenDocument {
  const applied = applyOperation(document, operation);
  return applied.ok ? applied.document : document;
}

/**
 * Moves a block to its stored position, after the block that precedes it there; to the end of the page if
 * that position no longer exists.
 */
function moveToStored(
  document: OpenDocument,
  stored: OpenDocument,
  id: string,
  excludedId: string,
): OperationOf<'move'> {
  const storedPosition = stored.blocks.get(id)?.parentSlot ?? { parent: null, slot: '' };
  const isParentMissing =
    storedPosition.parent !== null &&
    (!document.blocks.has(storedPosition.parent) ||
      keysOf(excludedId, document).includes(storedPosition.parent));
  const to = isParentMissing ? { parent: null, slot: '' } : storedPosition;
  const list = (listAt(document, to) ?? []).filter((key) => key !== id);
  const precedingSiblings = (listAt(stored, to) ?? []).slice(0, (listAt(stored, to) ?? []).indexOf(id));
  const after: Position['after'] =
    (isParentMissing
      ? list.findLast((key) => key !== excludedId)
      : precedingSiblings.findLast((key) => list.includes(key))) ?? null;
  return { kind: 'move', id, to: { ...to, after } };
}

const keysOf = (id: string, { blocks }: OpenDocument): string[] =>
  blocks.has(id) ? keysWithin(id, blocks) : [];

/**
 * Fields that are excluded until a conflict is resolved; the whole block if only the other user removed it.
 */
export const fieldsInConflict = (conflicts: readonly Conflict[]): BlockFieldPath[] =>
  conflicts.flatMap((conflict) =>
    conflict.kind === 'field' || (conflict.kind === 'removed' && conflict.by === 'theirs')
      ? [{ id: conflict.id, path: conflict.kind === 'field' ? conflict.path : [] }]
      : [],
  );
