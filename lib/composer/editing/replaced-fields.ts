import { isSameJson } from '@/lib/document/canonical-json';
import type { Editing } from './editing';
import { type BlockFieldPath, readField } from './block-field-path';

/** A saved field whose value another user replaced; `mine` is the value before. */
export type ReplacedField = BlockFieldPath & { mine: unknown };

/** Finds fields edited in this session that other users replaced between two states of a page. */
export function replacedFields(before: Editing, after: Editing): ReplacedField[] {
  const editedFields = new Map<string, ReplacedField>();
  for (const { done } of before.done.toReversed())
    for (const operation of done.toReversed()) {
      const [name, ...nestedPath] = operation.kind === 'set' ? operation.path : [];
      if (operation.kind !== 'set' || typeof name !== 'string' || nestedPath.length > 0) continue;
      const { id, value } = operation;
      const key = `${id} ${name}`;
      if (!editedFields.has(key)) editedFields.set(key, { id, path: ['props', name], mine: value });
    }
  return [...editedFields.values()].filter((field) => isReplaced(field, before, after));
}

function isReplaced(field: ReplacedField, before: Editing, after: Editing): boolean {
  const { id, mine } = field;
  const previousValue = readField(before.document, field);
  const isOwnValue = isSameJson(previousValue ?? null, mine ?? null) && after.document.blocks.has(id);
  const isSaved = isSameJson(readField(before.stored.document, field) ?? null, mine ?? null);
  return isOwnValue && isSaved && !isSameJson(readField(after.document, field) ?? null, mine ?? null);
}
