import { registry } from '@/blocks/registry';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { checkRights } from '@/lib/document/operations/check-rights';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import type { PageEditor } from '@/schemas/composing/drafts';

export const readOnlyReason = 'This page is not yours to change: it belongs to the network or to another office';

/** Why the user may not apply operations, by the rules of the server; null if they may. */
export function reasonAgainstEdit(
  document: OpenDocument,
  operations: readonly Operation[],
  { mayWrite, reach }: PageEditor,
): string | null {
  if (!mayWrite) return readOnlyReason;
  let current = document;
  for (const [at, operation] of operations.entries()) {
    const verdict = checkRights(current, operation, { reach, rulesOf: registry.get });
    if (!verdict.ok) return verdict.reason;
    // Each operation is checked on the result of those before it. A single one, for example a typed letter,
    // is not applied here.
    const applied = at < operations.length - 1 ? applyOperation(current, operation) : null;
    if (applied?.ok) current = applied.document;
  }
  return null;
}
