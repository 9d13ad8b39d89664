import { findDifference } from '@/lib/document/operations/find-difference';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { blockNameOf } from './block-name';

/**
 * Changes between two versions of a page, by kind with the affected blocks, for example `Changed: Hero, Text
 * (2)`; empty without changes.
 */
export function describeChanges(before: OpenDocument, after: OpenDocument): string[] {
  const kinds = Map.groupBy(findDifference(before, after), kindOf);
  return changeKinds.flatMap((kind) => {
    const operations = kinds.get(kind);
    return operations ? [`${kind}: ${formatLabels(blocksOf(operations, before, after))}`] : [];
  });
}

const changeKinds = ['Added', 'Taken out', 'Moved', 'Hidden', 'Shown again', 'Changed'] as const;

function kindOf(operation: Operation): (typeof changeKinds)[number] {
  if (operation.kind === 'insert') return 'Added';
  if (operation.kind === 'remove') return 'Taken out';
  if (operation.kind === 'move') return 'Moved';
  if (operation.kind === 'hide') return operation.hidden === true ? 'Hidden' : 'Shown again';
  return 'Changed';
}

/** Label of each affected block, once. */
function blocksOf(operations: readonly Operation[], before: OpenDocument, after: OpenDocument): string[] {
  const inserted = operations.flatMap((one) => (one.kind === 'insert' ? [blockNameOf(one.node).label] : []));
  const ids = new Set(operations.flatMap((one) => (one.kind === 'insert' ? [] : [one.id])));
  const existing = [...ids].map(
    (id) => blockNameOf((after.blocks.get(id) ?? before.blocks.get(id))?.own).label,
  );
  return [...inserted, ...existing];
}

const MAX_NAMED_BLOCKS = 4;

function formatLabels(labels: readonly string[]): string {
  const counted = [...Map.groupBy(labels, (label) => label)].map(([label, { length }]) =>
    length === 1 ? label : `${label} (${length})`,
  );
  const remaining = counted.length - MAX_NAMED_BLOCKS;
  return remaining > 0 ? `${counted.slice(0, MAX_NAMED_BLOCKS).join(', ')} and ${remaining} more` : counted.join(', ');
}
