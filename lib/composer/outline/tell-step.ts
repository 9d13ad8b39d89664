import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import type { Editing } from '../editing/editing';
import type { Step } from '../editing/step';
import { turnBack } from '../editing/undo';
import { blockNameOf, slotLabelOf } from './block-name';

const describedSchema = z.object({
  properties: z.record(z.string(), z.object({ label: z.string().optional() })),
});
const labels = new Map<string, Readonly<Record<string, string | undefined>>>();

type Told = Pick<Step, 'done' | 'inverse'>;

/** What was done in a step, in words, as `heading of Hero` or `Hero taken out`; by the document as it is now. */
export function tellStep({ done, inverse }: Told, document: OpenDocument): string {
  const [first] = done;
  if (!first) return '';
  const told = tellOperation(first, inverse, document);
  return done.length === 1 ? told : `${told} and ${done.length - 1} more`;
}

/** What undoing or redoing will really do next, in words; null when nothing is left to be done. */
export function tellNext(editing: Editing, command: 'undo' | 'redo'): string | null {
  const { back } = turnBack(editing, command);
  if (!back) return null;
  // What was done in a step is what takes back the undoing of it.
  const told: Told = command === 'undo' ? { done: back.inverse, inverse: back.done } : back;
  return tellStep(told, editing.document);
}

function tellOperation(operation: Operation, inverse: readonly Operation[], document: OpenDocument): string {
  if (operation.kind === 'insert') return `${blockNameOf(operation.node).label} put in`;
  const own = document.blocks.get(operation.id)?.own ?? goneNode(operation.id, inverse);
  const { label } = blockNameOf(own);
  switch (operation.kind) {
    case 'remove':
      return `${label} taken out`;
    case 'move':
      return `${label} moved`;
    case 'set':
      return `${fieldLabel(own, operation.path[0])} of ${label}`;
    case 'set-slot':
      return `${slotLabelOf(own, operation.slot)} of ${label}`;
    case 'bind':
      return `source of ${label}`;
    case 'hide':
      return operation.hidden === true ? `${label} hidden` : `${label} shown`;
    case 'lock':
      return operation.lock === true ? `${label} locked` : `${label} unlocked`;
    case 'replace':
      return `${label} replaced`;
  }
}

/** What was taken out, from what puts it back. */
function goneNode(id: string, inverse: readonly Operation[]): unknown {
  const back = inverse.flatMap((one) => (one.kind === 'insert' ? [one] : []));
  return back.find(({ node, keys }) => (keys?.[0] ?? (isNode(node) && node.id)) === id)?.node;
}

function fieldLabel(own: unknown, name: string | number | undefined): string {
  const type = isNode(own) ? String(own.type) : '';
  const known = labels.get(type) ?? labelsOf(type);
  labels.set(type, known);
  return name === undefined ? 'all' : (known[String(name)] ?? String(name)).toLowerCase();
}

function labelsOf(type: string): Readonly<Record<string, string | undefined>> {
  const described = describedSchema.safeParse(registry.get(type)?.describe());
  const entries = Object.entries(described.data?.properties ?? {});
  return Object.fromEntries(entries.map(([name, { label }]) => [name, label]));
}
