import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import { findDifference } from '@/lib/document/operations/find-difference';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import type { Editing } from '../editing/editing';
import { undoOrRedo } from '../editing/undo';
import type { UndoStep } from '../editing/undo-steps';
import { blockNameOf, slotLabelOf } from './block-name';

const describedSchema = z.object({
  properties: z.record(z.string(), z.object({ label: z.string().optional() })),
});
const labelCache = new Map<string, Readonly<Record<string, string | undefined>>>();

type DescribedStep = Pick<UndoStep, 'operations' | 'inverse' | 'isRestore'>;

/**
 * Describes a step with the labels of the current document, for example `heading of Hero` or `Hero
 * deleted`.
 */
export function describeStep(
  { operations, inverse, isRestore }: DescribedStep,
  document: OpenDocument,
): string {
  if (isRestore) return 'restored version';
  const [first] = operations;
  if (!first) return '';
  const description = describeOperation(first, inverse, document);
  return operations.length === 1 ? description : `${description} and ${operations.length - 1} more`;
}

/** Describes what undo or redo does next; null if nothing is left. */
export function describeNextStep(editing: Editing, command: 'undo' | 'redo'): string | null {
  const { step: nextStep } = undoOrRedo(editing, command);
  if (!nextStep) return null;
  // Undo applies the inverse, so the operations of the step are swapped back.
  const described: DescribedStep =
    command === 'undo'
      ? { ...nextStep, operations: nextStep.inverse, inverse: nextStep.operations }
      : nextStep;
  return describeStep(described, editing.document);
}

function describeOperation(
  operation: Operation,
  inverse: readonly Operation[],
  document: OpenDocument,
): string {
  if (operation.kind === 'insert') return `${blockNameOf(operation.node).label} added`;
  const node = document.blocks.get(operation.id)?.node ?? removedNode(operation.id, inverse);
  const { label } = blockNameOf(node);
  switch (operation.kind) {
    case 'remove':
      return `${label} deleted`;
    case 'move':
      return `${label} moved`;
    case 'set':
      return `${fieldLabel(node, operation.path[0])} of ${label}`;
    case 'set-slot':
      return `${slotLabelOf(node, operation.slot)} of ${label}`;
    case 'bind':
      return `content source of ${label}`;
    case 'hide':
      return operation.hidden === true ? `${label} hidden` : `${label} shown`;
    case 'lock':
      return operation.lock === true ? `${label} locked` : `${label} unlocked`;
    case 'replace':
      return `${label} replaced`;
  }
}

/** The removed node, from the inverse operation that restores it. */
function removedNode(id: string, inverse: readonly Operation[]): unknown {
  const inserts = inverse.flatMap((candidate) => (candidate.kind === 'insert' ? [candidate] : []));
  return inserts.find(({ node, keys }) => (keys?.[0] ?? (isNode(node) && node.id)) === id)?.node;
}

function fieldLabel(node: unknown, name: string | number | undefined): string {
  const type = isNode(node) ? String(node.type) : '';
  const fieldLabels = labelCache.get(type) ?? labelsOf(type);
  labelCache.set(type, fieldLabels);
  return name === undefined ? 'all' : (fieldLabels[String(name)] ?? String(name)).toLowerCase();
}

function labelsOf(type: string): Readonly<Record<string, string | undefined>> {
  const described = describedSchema.safeParse(registry.get(type)?.describe());
  const entries = Object.entries(described.data?.properties ?? {});
  return Object.fromEntries(entries.map(([name, { label }]) => [name, label]));
}

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

const changeKinds = ['Added', 'Deleted', 'Moved', 'Hidden', 'Shown', 'Changed'] as const;

function kindOf(operation: Operation): (typeof changeKinds)[number] {
  if (operation.kind === 'insert') return 'Added';
  if (operation.kind === 'remove') return 'Deleted';
  if (operation.kind === 'move') return 'Moved';
  if (operation.kind === 'hide') return operation.hidden === true ? 'Hidden' : 'Shown';
  return 'Changed';
}

/** Label of each affected block, once. */
function blocksOf(operations: readonly Operation[], before: OpenDocument, after: OpenDocument): string[] {
  const inserted = operations.flatMap((operation) =>
    operation.kind === 'insert' ? [blockNameOf(operation.node).label] : [],
  );
  const ids = new Set(operations.flatMap((operation) => (operation.kind === 'insert' ? [] : [operation.id])));
  const existing = [...ids].map(
    (id) => blockNameOf((after.blocks.get(id) ?? before.blocks.get(id))?.node).label,
  );
  return [...inserted, ...existing];
}

const MAX_NAMED_BLOCKS = 4;

function formatLabels(labels: readonly string[]): string {
  const counted = [...Map.groupBy(labels, (label) => label)].map(([label, { length }]) =>
    length === 1 ? label : `${label} (${length})`,
  );
  const remaining = counted.length - MAX_NAMED_BLOCKS;
  return remaining > 0
    ? `${counted.slice(0, MAX_NAMED_BLOCKS).join(', ')} and ${remaining} more`
    : counted.join(', ');
}
