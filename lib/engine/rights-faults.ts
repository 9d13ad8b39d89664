import { canonicalJson } from '@/lib/document/canonical-json';
import { cutDocument } from '@/lib/document/cut-document';
import { isNode, nameOf } from '@/lib/document/nodes';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { findDifference } from '@/lib/document/operations/find-difference';
import { mayDo } from '@/lib/document/operations/may-do';
import { type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import { type Fault, faultOf } from './fault';
import { mostTogether } from './most-together';
import type { Door } from './read-nodes';
import type { Stored } from './stored';

/** What whoever writes does to blocks without the right to do it: judged by what becomes of the document, whatever was sent. */
export function rightsFaults(
  next: readonly unknown[],
  { now, elsewhere }: Stored,
  { registry, writer }: Door,
): Fault[] {
  if (writer === 'network') return [];
  const before = cutDocument(now);
  const known = mostTogether(elsewhere.map(cutDocument), sayingOf);
  const standing = mostTogether([before], sayingOf);
  const faults: Fault[] = [];
  let document: OpenDocument = openDocument(before);
  const editor = { reach: writer, rulesOf: registry.get };
  const isFirm = (id: string) => !mayDo(document, { kind: 'move', id, to: anywhere }, editor).ok;
  for (const operation of findDifference(document, openDocument(next), isFirm)) {
    const node = operation.kind === 'insert' ? operation.node : document.blocks.get(operation.id)?.own;
    const saying = sayingOf(node);
    // What another language or an earlier version has may come back, as often as it stands there.
    const isBack = operation.kind === 'insert' && (standing.get(saying) ?? 0) < (known.get(saying) ?? 0);
    if (isBack) standing.set(saying, (standing.get(saying) ?? 0) + 1);
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
