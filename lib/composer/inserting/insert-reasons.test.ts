import { describe, expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { documentLimits } from '@/lib/document/limits';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { bytesOfDocument } from '@/lib/document/operations/document-bytes';
import { type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { memoizeInsertReasons, reasonAgainstBlock } from './insert-reasons';

const blocks = registry.all;
const editor = { name: 'Ama', email: 'ama@example.com', tenantScope: 'owner', mayWrite: true } as const;
const call = (id: string, heading = id) => ({ id, type: 'call-to-action', version: 0, props: { heading } });
const columns = (id: string, ...inner: unknown[]) => ({
  ...{ id, type: 'columns', version: 0, props: {} },
  slots: { first: inner },
});
const page = openDocument([call('a'), columns('c1', columns('c2', columns('c3'))), columns('d')]);
const inside = { parent: 'c3', slot: 'first', after: null };
const insert = (node: unknown): Operation => ({
  kind: 'insert',
  node,
  at: { parent: null, slot: '', after: null },
});
const done = (document: OpenDocument, operation: Operation): OpenDocument => {
  const applied = applyOperation(document, operation);
  if (!applied.ok) throw new Error(applied.reason);
  return applied.document;
};
const computeReasons = (document: OpenDocument, at: typeof inside) =>
  new Map(blocks.map((block) => [block, reasonAgainstBlock(document, block, at, editor)]));

describe('insert reasons', () => {
  it('are computed once while only text changes', () => {
    const judge = memoizeInsertReasons();
    const before = judge(page, blocks, inside, editor);
    expect(before).toEqual(computeReasons(page, inside));
    const typed = done(page, { kind: 'set', id: 'a', path: ['heading'], value: 'Longer words' });
    expect(judge(typed, blocks, inside, editor)).toBe(before);
  });

  const freeBytes = documentLimits.bytes - bytesOfDocument(page);
  const move = (id: string, parent: string): Operation => ({
    kind: 'move',
    id,
    to: { parent, slot: 'first', after: null },
  });
  it.each<[string, Operation]>([
    ['the page is full', insert(call('large', 'x'.repeat(freeBytes - 200)))],
    [
      'the block limit is exceeded',
      insert(columns('many', ...Array.from({ length: 494 }, (_, at) => call(`n${at}`)))),
    ],
    ['the position is nested deeper', move('c1', 'd')],
    ['the position was removed', { kind: 'remove', id: 'c3' }],
  ])('are computed again once %s', (_case, operation) => {
    const judge = memoizeInsertReasons();
    const before = judge(page, blocks, inside, editor);
    const after = done(page, operation);
    const recomputed = judge(after, blocks, inside, editor);
    expect(recomputed).toEqual(computeReasons(after, inside));
    expect(recomputed).not.toBe(before);
  });

  it('need one scan of the document for all blocks', () => {
    const document = openDocument([call('a'), call('b')]);
    const scans = vi.spyOn(document.blocks, 'values');
    memoizeInsertReasons()(document, blocks, { parent: null, slot: '', after: null }, editor);
    expect(scans).toHaveBeenCalledTimes(1);
  });
});
