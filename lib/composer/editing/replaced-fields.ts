import { isSameJson } from '@/lib/document/canonical-json';
import type { Editing } from './editing';
import { type OwnField, readField } from './own-field';

/** A field that was written and saved here, and that somebody else has written anew; `mine` is what stood there. */
export type Replaced = OwnField & { mine: unknown };

/** What others have put in the place of what was written here, between two states of a page. */
export function replacedFields(before: Editing, after: Editing): Replaced[] {
  const written = new Map<string, Replaced>();
  for (const { done } of before.done.toReversed())
    for (const operation of done.toReversed()) {
      const [name, ...deeper] = operation.kind === 'set' ? operation.path : [];
      if (operation.kind !== 'set' || typeof name !== 'string' || deeper.length > 0) continue;
      const { id, value } = operation;
      const key = `${id} ${name}`;
      if (!written.has(key)) written.set(key, { id, path: ['props', name], mine: value });
    }
  return [...written.values()].filter((field) => isReplaced(field, before, after));
}

function isReplaced(field: Replaced, before: Editing, after: Editing): boolean {
  const { id, mine } = field;
  const stood = readField(before.document, field);
  const isMine = isSameJson(stood ?? null, mine ?? null) && after.document.blocks.has(id);
  const isSaved = isSameJson(readField(before.stored.document, field) ?? null, mine ?? null);
  return isMine && isSaved && !isSameJson(readField(after.document, field) ?? null, mine ?? null);
}
