import { registry } from '@/blocks/registry';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { checkRights } from '@/lib/document/operations/check-rights';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import type { PageEditor } from '@/schemas/composing/drafts';
import type { SessionState } from './session-state';

export const readOnlyReason = 'You cannot edit this page: it belongs to the network or to another office';

/** Why the user may not apply operations, by the rules of the server; null if they may. */
export function reasonAgainstEdit(
  document: OpenDocument,
  operations: readonly Operation[],
  { mayWrite, tenantScope }: PageEditor,
): string | null {
  if (!mayWrite) return readOnlyReason;
  let current = document;
  for (const [at, operation] of operations.entries()) {
    const verdict = checkRights(current, operation, { scope: tenantScope, rulesOf: registry.get });
    if (!verdict.ok) return verdict.reason;
    // Each operation is checked on the result of those before it. A single one, for example a typed letter,
    // is not applied here.
    const applied = at < operations.length - 1 ? applyOperation(current, operation) : null;
    if (applied?.ok) current = applied.document;
  }
  return null;
}

/** Why actions on the whole page are unavailable while a conflict is open; null if there is none. */
export const conflictReason = ({
  editing,
  isFromOtherTab,
}: Pick<SessionState, 'editing' | 'isFromOtherTab'>): string | null => {
  if (editing.conflicts.length === 0) return null;
  return isFromOtherTab
    ? 'You changed the same thing in another tab: choose a version first'
    : 'Someone else changed the same thing: choose a version first';
};

export const versionViewReason =
  'You are previewing an earlier version. Restore it, or return to the current page';

/** Why publishing is unavailable, regardless of the content; null if it is available. */
export const reasonAgainstPublish = (state: SessionState): string | null =>
  state.viewed ? versionViewReason : state.editor.mayWrite ? conflictReason(state) : readOnlyReason;
