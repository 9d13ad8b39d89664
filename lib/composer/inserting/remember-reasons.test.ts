import { describe, expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { documentLimits } from '@/lib/document/limits';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { bytesOfDocument } from '@/lib/document/operations/document-bytes';
import { type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { reasonAgainstBlock } from './reason-against-block';
import { rememberReasons } from './remember-reasons';

const blocks = registry.all;
const editor = { name: 'Ama', email: 'ama@example.com', reach: 'owner', mayWrite: true } as const;
const call = (id: string, heading = id) => ({ id, type: 'call-to-action', version: 0, props: { heading } });
const columns = (id: string, ...inner: unknown[]) => ({
  ...{ id, type: 'columns', version: 0, props: {} },
  slots: { first: inner },
});
const page = openDocument([call('a'), columns('c1', columns('c2', columns('c3'))), columns('d')]);
const inside = { parent: 'c3', slot: 'first', after: null };
const put = (node: unknown): Operation => ({
  kind: 'insert',
  node,
  at: { parent: null, slot: '', after: null },
});
const done = (document: OpenDocument, operation: Operation): OpenDocument => {
  const applied = applyOperation(document, operation);
  if (!applied.ok) throw new Error(applied.reason);
  return applied.document;
};
const anew = (document: OpenDocument, at: typeof inside) =>
  new Map(blocks.map((block) => [block, reasonAgainstBlock(document, block, at, editor)]));

describe('why blocks cannot be put in', () => {
  it('is judged once, whatever is typed', () => {
    const judge = rememberReasons();
    const before = judge(page, blocks, inside, editor);
    expect(before).toEqual(anew(page, inside));
    const typed = done(page, { kind: 'set', id: 'a', path: ['heading'], value: 'Longer words' });
    expect(judge(typed, blocks, inside, editor)).toBe(before);
  });

  const room = documentLimits.bytes - bytesOfDocument(page);
  const move = (id: string, parent: string): Operation => ({
    kind: 'move',
    id,
    to: { parent, slot: 'first', after: null },
  });
  it.each<[string, Operation]>([
    ['there is no room any more', put(call('large', 'x'.repeat(room - 200)))],
    ['there are too many', put(columns('many', ...Array.from({ length: 494 }, (_, at) => call(`n${at}`))))],
    ['the place is deeper than before', move('c1', 'd')],
    ['the place is gone', { kind: 'remove', id: 'c3' }],
  ])('is judged again once %s', (_what, operation) => {
    const judge = rememberReasons();
    const before = judge(page, blocks, inside, editor);
    const after = done(page, operation);
    const again = judge(after, blocks, inside, editor);
    expect(again).toEqual(anew(after, inside));
    expect(again).not.toBe(before);
  });

  it('looks over the document once for all blocks', () => {
    const document = openDocument([call('a'), call('b')]);
    const looks = vi.spyOn(document.blocks, 'values');
    rememberReasons()(document, blocks, { parent: null, slot: '', after: null }, editor);
    expect(looks).toHaveBeenCalledTimes(1);
  });
});
