import { canonicalJson } from '@/lib/document/canonical-json';
import { cutDocument } from '@/lib/document/cut-document';
import { isNode, nameOf, walkNodes } from '@/lib/document/nodes';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { findDifference } from '@/lib/document/operations/find-difference';
import { mayDo } from '@/lib/document/operations/may-do';
import { type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import { type Fault, faultOf } from './fault';
import type { Door } from './read-nodes';
import type { Stored } from './stored';

/** What whoever writes does to blocks without the right to do it: judged by what becomes of the document, whatever was sent. */
export function rightsFaults(
  next: readonly unknown[],
  { now, elsewhere }: Stored,
  { registry, writer }: Door,
): Fault[] {
  if (writer === 'network') return [];
  const known = new Set([...walkNodes(cutDocument(elsewhere))].map(({ node }) => sayingOf(node)));
  const faults: Fault[] = [];
  let document: OpenDocument = openDocument(cutDocument(now));
  const editor = { reach: writer, rulesOf: registry.get };
  const isFirm = (id: string) => !mayDo(document, { kind: 'move', id, to: anywhere }, editor).ok;
  for (const operation of findDifference(document, openDocument(next), isFirm)) {
    const node = operation.kind === 'insert' ? operation.node : document.blocks.get(operation.id)?.own;
    // What another language or an earlier version has may come back.
    const isBack = operation.kind === 'insert' && known.has(sayingOf(node));
    const verdict = isBack ? ({ ok: true } as const) : mayDo(document, operation, editor);
    if (!verdict.ok) faults.push(faultOf(nameOf(node, ''), 'type', verdict.reason));
    const done = applyOperation(document, operation);
    if (done.ok) document = done.document;
  }
  return faults;
}

const anywhere = { parent: null, slot: '', after: null };

/** What a block says by itself. */
function sayingOf(node: unknown): string {
  if (!isNode(node)) return '';
  const { slots: _slots, ...own } = node;
  return canonicalJson(own);
}
