import { registry } from '@/blocks/registry';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { mayDo } from '@/lib/document/operations/may-do';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import type { PageEditor } from '@/schemas/composing/drafts';

export const notTheirs = 'This page is not yours to change: it belongs to the network or to another office';

/** Why somebody may not do operations to a document, by the rules that the server holds them to; null when they may. */
export function reasonAgainst(
  document: OpenDocument,
  operations: readonly Operation[],
  { mayWrite, reach }: PageEditor,
): string | null {
  if (!mayWrite) return notTheirs;
  let current = document;
  for (const [at, operation] of operations.entries()) {
    const verdict = mayDo(current, operation, { reach, rulesOf: registry.get });
    if (!verdict.ok) return verdict.reason;
    // Each is judged by what those before it have made; of a single one, as a letter that is typed, nothing is done here.
    const done = at < operations.length - 1 ? applyOperation(current, operation) : null;
    if (done?.ok) current = done.document;
  }
  return null;
}
