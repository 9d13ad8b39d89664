import { isSameJson } from '@/lib/document/canonical-json';
import type { Conflict } from '@/lib/document/merge/conflict';
import { mergeDocuments } from '@/lib/document/merge/merge-documents';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { listAt, type OpenDocument, reopenDocument } from '@/lib/document/operations/open-document';
import { shareBlocks } from '@/lib/document/operations/share-blocks';
import type { Editing, StoredDocument } from './editing';
import { fieldOperation, type OwnField, readField } from './own-field';

/**
 * What others have saved comes onto the screen beside what is not saved yet. Where they clash, what was typed stays on the screen
 * and in the conflict stands what is stored. So it is with the field that has the focus, typed in or not. Not while a save is on its way: nobody knows then whether it is among it.
 */
export function takeStored(editing: Editing, read: StoredDocument, focused: OwnField | null = null): Editing {
  if (editing.sent || read.revision <= editing.stored.revision) return editing;
  // What is as it was stays the same object: nobody looks at it again.
  const newest = { ...read, document: shareBlocks(read.document, editing.stored.document) };
  const base = withReturned(editing, newest.document);
  const merged = mergeDocuments({ base, mine: reopenDocument(editing.document), theirs: newest.document });
  const clashes = [...merged.conflicts, ...underTheHand(focused, editing, newest.document, merged.conflicts)];
  const mine = clashes.reduce(showMine, merged.document);
  const document = shareBlocks(shareBlocks(mine, newest.document), editing.document);
  const clashing = clashes.map((one) => withNeighbours(one, editing.document));
  const known = new Set(clashing.map(keyOf));
  const open = [...editing.conflicts.filter((one) => !known.has(keyOf(one))), ...clashing].flatMap((one) =>
    refresh(one, document, newest.document),
  );
  return { ...editing, stored: newest, document, conflicts: open };
}

/** What both started from, with blocks that others have taken out and put back meanwhile: nobody has to choose against what they began with. */
function withReturned({ stored, conflicts }: Editing, newest: OpenDocument): OpenDocument {
  return conflicts.reduce((base, conflict) => {
    const place = newest.blocks.get(conflict.id)?.place;
    if (conflict.kind !== 'removed' || conflict.by === 'mine' || conflict.base === undefined || !place)
      return base;
    const at = { ...place, after: null };
    const done = applyOperation(base, { kind: 'insert', node: conflict.base, at });
    return done.ok ? done.document : base;
  }, stored.document);
}

/** What others wrote where somebody's hand is, and nobody else has: it does not come under it. */
function underTheHand(
  field: OwnField | null,
  { document, stored }: Editing,
  newest: OpenDocument,
  clashing: readonly Conflict[],
): Conflict[] {
  if (!field || ![document, newest].every(({ blocks }) => blocks.has(field.id))) return [];
  const [base, mine, theirs] = [stored.document, document, newest].map((one) => readField(one, field));
  const isTheirs = isSameJson(mine ?? null, base ?? null) && !isSameJson(theirs ?? null, mine ?? null);
  const isKnown = clashing.some(
    (one) => one.id === field.id && one.kind === 'field' && one.path.length === 0,
  );
  if (!isTheirs || isKnown) return [];
  const sides = { ...(mine !== undefined && { mine }), ...(theirs !== undefined && { theirs }) };
  return [{ kind: 'field', ...field, ...(base !== undefined && { base }), ...sides }];
}

/** Where a block stood that both have moved: on the screen it stands where others have put it until somebody chooses. */
function withNeighbours(conflict: Conflict, before: OpenDocument): Conflict {
  if (conflict.kind !== 'place') return conflict;
  const list = listAt(before, conflict.mine) ?? [];
  return { ...conflict, mine: { ...conflict.mine, behind: list.slice(0, list.indexOf(conflict.id)) } };
}

const keyOf = ({ kind, id, ...rest }: Conflict): string =>
  JSON.stringify([kind, id, 'path' in rest ? rest.path : null]);

function showMine(document: OpenDocument, conflict: Conflict): OpenDocument {
  if (conflict.kind !== 'field') return document;
  const applied = applyOperation(document, fieldOperation(conflict, conflict.mine));
  return applied.ok ? applied.document : document;
}

/** A page with the clashes that there still are: both sides may have come to say the same. */
export function dropSettled(editing: Editing): Editing {
  const { conflicts, document, stored } = editing;
  const open = conflicts.filter((one) => refresh(one, document, stored.document).length > 0);
  return open.length === conflicts.length ? editing : { ...editing, conflicts: open };
}

/** A conflict as it stands now; nothing when there is none any more. */
function refresh(conflict: Conflict, document: OpenDocument, stored: OpenDocument): Conflict[] {
  if (!document.blocks.has(conflict.id)) return [];
  if (conflict.kind === 'removed') {
    const isGone = !stored.blocks.has(conflict.id);
    return isGone === (conflict.by === 'theirs') ? [conflict] : [];
  }
  if (!stored.blocks.has(conflict.id)) return [];
  if (conflict.kind === 'place') return [conflict];
  const [mine, theirs] = [readField(document, conflict), readField(stored, conflict)];
  const { mine: _mine, theirs: _theirs, ...rest } = conflict;
  return isSameJson(mine, theirs) || mine === theirs
    ? []
    : [{ ...rest, ...(mine !== undefined && { mine }), ...(theirs !== undefined && { theirs }) }];
}
