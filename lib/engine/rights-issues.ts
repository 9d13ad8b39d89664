import { canonicalJson } from '@/lib/document/canonical-json';
import { isNode, nameOf } from '@/lib/document/nodes';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { checkRights } from '@/lib/document/operations/check-rights';
import { findDifference } from '@/lib/document/operations/find-difference';
import { type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import { truncateDocument } from '@/lib/document/truncate-document';
import { type Issue, issueOf } from './issue';
import { maxCounts } from './max-counts';
import type { WriteRules } from './read-nodes';
import type { StoredVersions } from './stored-versions';

/** Changes without the required right. Compares the documents, whatever operations were sent. */
export function findRightsIssues(
  next: readonly unknown[],
  { current, otherVersions }: StoredVersions,
  { registry, writer }: WriteRules,
): Issue[] {
  if (writer === 'network') return [];
  const before = truncateDocument(current);
  const storedCounts = maxCounts(otherVersions.map(truncateDocument), canonicalTextOf);
  const currentCounts = maxCounts([before], canonicalTextOf);
  const issues: Issue[] = [];
  let document: OpenDocument = openDocument(before);
  const editor = { scope: writer, rulesOf: registry.get };
  const isFixed = (id: string) => !checkRights(document, { kind: 'move', id, to: pageStart }, editor).ok;
  for (const operation of findDifference(document, openDocument(next), isFixed)) {
    const node = operation.kind === 'insert' ? operation.node : document.blocks.get(operation.id)?.node;
    const canonicalText = canonicalTextOf(node);
    // Blocks of another language or an earlier version may be restored, as often as they occur there.
    const isRestored =
      operation.kind === 'insert' &&
      (currentCounts.get(canonicalText) ?? 0) < (storedCounts.get(canonicalText) ?? 0);
    if (isRestored) currentCounts.set(canonicalText, (currentCounts.get(canonicalText) ?? 0) + 1);
    const verdict = isRestored ? ({ ok: true } as const) : checkRights(document, operation, editor);
    if (!verdict.ok) issues.push(issueOf(nameOf(node, ''), 'type', verdict.reason));
    const applied = applyOperation(document, operation);
    if (applied.ok) document = applied.document;
  }
  return issues;
}

const pageStart = { parent: null, slot: '', after: null };

/** The canonical JSON of a block's own content. */
function canonicalTextOf(node: unknown): string {
  if (!isNode(node)) return '';
  const { slots: _slots, ...withoutSlots } = node;
  return canonicalJson(withoutSlots);
}
