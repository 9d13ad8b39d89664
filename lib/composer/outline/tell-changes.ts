import { findDifference } from '@/lib/document/operations/find-difference';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { blockNameOf } from './block-name';

/** What was done between two versions of a page, each kind with the blocks it was done to, as `Changed: Hero, Text (2)`; none where nothing was. */
export function tellChanges(before: OpenDocument, after: OpenDocument): string[] {
  const kinds = Map.groupBy(findDifference(before, after), kindOf);
  return order.flatMap((kind) => {
    const operations = kinds.get(kind);
    return operations ? [`${kind}: ${nameAll(blocksOf(operations, before, after))}`] : [];
  });
}

const order = ['Added', 'Taken out', 'Moved', 'Hidden', 'Shown again', 'Changed'] as const;

function kindOf(operation: Operation): (typeof order)[number] {
  if (operation.kind === 'insert') return 'Added';
  if (operation.kind === 'remove') return 'Taken out';
  if (operation.kind === 'move') return 'Moved';
  if (operation.kind === 'hide') return operation.hidden === true ? 'Hidden' : 'Shown again';
  return 'Changed';
}

/** Each block once, by its label. */
function blocksOf(operations: readonly Operation[], before: OpenDocument, after: OpenDocument): string[] {
  const put = operations.flatMap((one) => (one.kind === 'insert' ? [blockNameOf(one.node).label] : []));
  const ids = new Set(operations.flatMap((one) => (one.kind === 'insert' ? [] : [one.id])));
  const others = [...ids].map(
    (id) => blockNameOf((after.blocks.get(id) ?? before.blocks.get(id))?.own).label,
  );
  return [...put, ...others];
}

const mostNamed = 4;

function nameAll(labels: readonly string[]): string {
  const counted = [...Map.groupBy(labels, (label) => label)].map(([label, { length }]) =>
    length === 1 ? label : `${label} (${length})`,
  );
  const left = counted.length - mostNamed;
  return left > 0 ? `${counted.slice(0, mostNamed).join(', ')} and ${left} more` : counted.join(', ');
}
