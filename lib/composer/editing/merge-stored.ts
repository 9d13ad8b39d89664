import { isSameJson } from '@/lib/document/canonical-json';
import type { Conflict } from '@/lib/document/merge/conflict';
import { mergeDocuments } from '@/lib/document/merge/merge-documents';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { listAt, type OpenDocument, reopenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { reuseBlocks } from '@/lib/document/operations/reuse-blocks';
import { type BlockFieldPath, fieldOperation, readField } from './block-field-path';
import { type Editing, edit, type StoredDocument } from './editing';

/**
 * Merges changes of other users into the page. In a conflict the typed value stays visible, and the conflict
 * contains the stored one; so does the focused field, even without input. Does nothing while a save is
 * pending, because it is unknown whether the stored document includes it.
 */
export function mergeStored(
  editing: Editing,
  incoming: StoredDocument,
  focused: BlockFieldPath | null = null,
): Editing {
  if (editing.sent || incoming.revision <= editing.stored.revision) return editing;
  // Unchanged blocks keep their identity, so that they are not rendered again.
  const newest = { ...incoming, document: reuseBlocks(incoming.document, editing.stored.document) };
  const base = withRestoredBlocks(editing, newest.document);
  const merged = mergeDocuments({ base, mine: reopenDocument(editing.document), theirs: newest.document });
  const conflicts = [
    ...merged.conflicts,
    ...focusedFieldConflict(focused, editing, newest.document, merged.conflicts),
  ];
  const withLocalValues = conflicts.reduce(withLocalValue, merged.document);
  const document = reuseBlocks(reuseBlocks(withLocalValues, newest.document), editing.document);
  const newConflicts = conflicts.map((conflict) => withPrecedingSiblings(conflict, editing.document));
  const newKeys = new Set(newConflicts.map(keyOf));
  const openConflicts = [
    ...editing.conflicts.filter((conflict) => !newKeys.has(keyOf(conflict))),
    ...newConflicts,
  ].flatMap((conflict) => updateConflict(conflict, document, newest.document));
  return { ...editing, stored: newest, document, conflicts: openConflicts };
}

/**
 * The common base, with blocks that other users removed and then restored, so that the restored block is not
 * a conflict.
 */
function withRestoredBlocks({ stored, conflicts }: Editing, newest: OpenDocument): OpenDocument {
  return conflicts.reduce((base, conflict) => {
    const position = newest.blocks.get(conflict.id)?.parentSlot;
    if (conflict.kind !== 'removed' || conflict.by === 'mine' || conflict.base === undefined || !position)
      return base;
    const at = { ...position, after: null };
    const applied = applyOperation(base, { kind: 'insert', node: conflict.base, at });
    return applied.ok ? applied.document : base;
  }, stored.document);
}

/** The conflict for a remote change in the focused field, which is not applied while the user is in it. */
function focusedFieldConflict(
  field: BlockFieldPath | null,
  { document, stored }: Editing,
  newest: OpenDocument,
  conflicts: readonly Conflict[],
): Conflict[] {
  if (!field || ![document, newest].every(({ blocks }) => blocks.has(field.id))) return [];
  const [base, mine, theirs] = [stored.document, document, newest].map((version) =>
    readField(version, field),
  );
  const isRemoteChange = isSameJson(mine ?? null, base ?? null) && !isSameJson(theirs ?? null, mine ?? null);
  const isAlreadyInConflict = conflicts.some(
    (conflict) => conflict.id === field.id && conflict.kind === 'field' && conflict.path.length === 0,
  );
  if (!isRemoteChange || isAlreadyInConflict) return [];
  const sides = { ...(mine !== undefined && { mine }), ...(theirs !== undefined && { theirs }) };
  return [{ kind: 'field', ...field, ...(base !== undefined && { base }), ...sides }];
}

/**
 * Adds the siblings before a block that both users moved. Until the choice it is displayed at the position
 * of the other user.
 */
function withPrecedingSiblings(conflict: Conflict, before: OpenDocument): Conflict {
  if (conflict.kind !== 'move') return conflict;
  const list = listAt(before, conflict.mine) ?? [];
  return { ...conflict, mine: { ...conflict.mine, preceding: list.slice(0, list.indexOf(conflict.id)) } };
}

const keyOf = ({ kind, id, ...rest }: Conflict): string =>
  JSON.stringify([kind, id, 'path' in rest ? rest.path : null]);

function withLocalValue(document: OpenDocument, conflict: Conflict): OpenDocument {
  if (conflict.kind !== 'field') return document;
  const applied = applyOperation(document, fieldOperation(conflict, conflict.mine));
  return applied.ok ? applied.document : document;
}

/** Removes conflicts that no longer exist because both versions have become equal. */
export function dropResolvedConflicts(editing: Editing): Editing {
  const { conflicts, document, stored } = editing;
  const open = conflicts.filter((conflict) => updateConflict(conflict, document, stored.document).length > 0);
  return open.length === conflicts.length ? editing : { ...editing, conflicts: open };
}

/** The current state of a conflict; empty if it is resolved. */
function updateConflict(conflict: Conflict, document: OpenDocument, stored: OpenDocument): Conflict[] {
  if (!document.blocks.has(conflict.id)) return [];
  if (conflict.kind === 'removed') {
    const isRemoved = !stored.blocks.has(conflict.id);
    return isRemoved === (conflict.by === 'theirs') ? [conflict] : [];
  }
  if (!stored.blocks.has(conflict.id)) return [];
  if (conflict.kind === 'move') return [conflict];
  const [mine, theirs] = [readField(document, conflict), readField(stored, conflict)];
  const { mine: _mine, theirs: _theirs, ...rest } = conflict;
  return isSameJson(mine, theirs) || mine === theirs
    ? []
    : [{ ...rest, ...(mine !== undefined && { mine }), ...(theirs !== undefined && { theirs }) }];
}

/** Resolves a conflict: the chosen version is displayed and saved. Can be undone like an edit. */
export function resolveConflict(
  editing: Editing,
  conflict: Conflict,
  choice: 'mine' | 'theirs',
  timestamp: number,
): Editing {
  const withoutConflict = { ...editing, conflicts: editing.conflicts.filter((other) => other !== conflict) };
  const operations = resolvingOperations(editing.document, conflict, choice);
  const edited = operations.length > 0 ? edit(withoutConflict, operations, { at: timestamp }) : null;
  return edited?.ok ? edited.editing : withoutConflict;
}

/**
 * Until the choice, the page contains the typed value of a field, a block that one side removed, and a moved
 * block at its stored position.
 */
function resolvingOperations(
  document: OpenDocument,
  conflict: Conflict,
  choice: 'mine' | 'theirs',
): Operation[] {
  const { id } = conflict;
  switch (conflict.kind) {
    case 'field':
      return choice === 'mine' ? [] : [fieldOperation(conflict, conflict.theirs)];
    case 'removed':
      return conflict.by === choice ? [{ kind: 'remove', id }] : [];
    case 'move': {
      const { preceding: precedingSiblings, ...parentSlot } = conflict.mine;
      const list = (listAt(document, parentSlot) ?? []).filter((key) => key !== id);
      const after =
        (precedingSiblings ? precedingSiblings.findLast((key) => list.includes(key)) : list.at(-1)) ?? null;
      return choice === 'mine' ? [{ kind: 'move', id, to: { ...parentSlot, after } }] : [];
    }
  }
}
