import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operationSchema } from '@/schemas/operation';
import { anyIntents, anyNodes, edit, intentOf, operationFor } from '@/tests/support/any-document';
import { canonicalJson } from '../canonical-json';
import { applyOperation, applyOperations } from './apply-operation';
import { findDifference } from './find-difference';
import { closeDocument, type OpenDocument, openDocument } from './open-document';

/** `npm run test:long` runs the long form. */
const numRuns = process.env.TEST_LONG ? 10_000 : 100;
const saying = (document: OpenDocument) => canonicalJson(closeDocument(document));

describe('an open document', () => {
  it('is stored as it was opened', () => {
    fc.assert(
      fc.property(anyNodes, (nodes) => {
        expect(saying(openDocument(nodes))).toBe(canonicalJson(nodes));
      }),
      { numRuns },
    );
  });
});

describe('an operation', () => {
  it('is undone exactly by its inverse, and done again by that of the inverse', () => {
    fc.assert(
      fc.property(anyNodes, anyIntents, (nodes, [intent]) => {
        const before = openDocument(nodes);
        const operation = intent && operationFor(before, intent, 'new');
        if (!operation) return;
        const done = applyOperation(before, operation);
        expect(done).toMatchObject({ ok: true });
        if (!done.ok) return;
        const undone = applyOperation(done.document, done.inverse);
        expect(undone.ok && saying(undone.document)).toBe(saying(before));
        const again = undone.ok ? applyOperation(undone.document, undone.inverse) : undone;
        expect(again.ok && saying(again.document)).toBe(saying(done.document));
      }),
      { numRuns },
    );
  });

  it('among others is undone with them, in turn', () => {
    fc.assert(
      fc.property(anyNodes, anyIntents, (nodes, intents) => {
        const before = openDocument(nodes);
        const { document, done } = edit(before, intents, 'new');
        const all = applyOperations(before, done);
        expect(all.ok && saying(all.document)).toBe(saying(document));
        const undone = all.ok ? applyOperations(all.document, all.inverse) : all;
        expect(undone.ok && saying(undone.document)).toBe(saying(before));
      }),
      { numRuns },
    );
  });

  it('leaves all other blocks the same objects, and says the same after a journey as JSON', () => {
    fc.assert(
      fc.property(anyNodes, intentOf('set'), (nodes, intent) => {
        const before = openDocument(nodes);
        const operation = operationFor(before, intent, 'new');
        if (operation?.kind !== 'set') return;
        const sent = operationSchema.parse(JSON.parse(JSON.stringify(operation)));
        const done = applyOperation(before, sent);
        expect(
          done.ok && [...done.document.blocks].filter(([id, block]) => before.blocks.get(id) !== block),
        ).toEqual([[operation.id, expect.anything()]]);
      }),
      { numRuns },
    );
  });

  const page = openDocument([
    { id: 'a', type: 'hero', version: 0, props: { items: [{ title: 'x' }] } },
    {
      id: 'b',
      type: 'columns',
      version: 0,
      props: {},
      slots: { left: [{ id: 'c', type: 'hero', version: 0, props: {} }] },
    },
    { type: 'hero' },
  ]);
  const unread = page.root[2] ?? '';
  const first = { parent: null, slot: '', after: null };
  it.each([
    ['of what is gone', { kind: 'remove', id: 'z' }, 'The block is not there any more'],
    [
      'behind what is gone',
      { kind: 'move', id: 'a', to: { ...first, after: 'z' } },
      'The block before it is not there any more',
    ],
    [
      'into what is gone',
      { kind: 'move', id: 'a', to: { ...first, parent: 'z', slot: 'left' } },
      'The place is not there any more',
    ],
    [
      'into itself',
      { kind: 'move', id: 'b', to: { parent: 'c', slot: 'left', after: null } },
      'A block cannot be put into itself',
    ],
    [
      'behind itself',
      { kind: 'move', id: 'b', to: { ...first, after: 'b' } },
      'A block cannot be put into itself',
    ],
    [
      'past the end of a list',
      { kind: 'set', id: 'a', path: ['items', 1, 'title'], value: 'y' },
      'Nothing stands at items.1.title that could be changed',
    ],
    [
      'that takes an item out of a list',
      { kind: 'set', id: 'a', path: ['items', 0] },
      'Nothing stands at items.0 that could be changed',
    ],
    ['of another id', { kind: 'replace', id: 'a', own: { id: 'z' } }, 'A block keeps its id'],
    [
      'in what cannot be read',
      { kind: 'hide', id: unread, hidden: true },
      'This block cannot be read: keep it as it is or take it out',
    ],
  ])('%s is refused, with the reason', (_what, operation, reason) => {
    expect(applyOperation(page, operationSchema.parse(operation))).toEqual({ ok: false, reason });
  });
});

describe('the difference of two documents', () => {
  it('makes the one of the other', () => {
    fc.assert(
      fc.property(anyNodes, anyNodes, anyIntents, (nodes, others, intents) => {
        const before = openDocument(nodes);
        for (const after of [openDocument(others), edit(before, intents, 'new').document]) {
          const done = applyOperations(before, findDifference(before, after));
          expect(done.ok ? saying(done.document) : done.reason).toBe(saying(after));
        }
      }),
      { numRuns },
    );
  });

  it('is nothing between a document and itself, and one move for one block that was moved', () => {
    const list = (order: string) =>
      openDocument([...order].map((id) => ({ id, type: 'hero', version: 0, props: {} })));
    expect(findDifference(list('abcdefgh'), list('abcdefgh'))).toEqual([]);
    expect(findDifference(list('abcdefgh'), list('acdefgbh'))).toEqual([
      { kind: 'move', id: 'b', to: { parent: null, slot: '', after: 'g' } },
    ]);
  });

  it('moves what is firm only when nothing else will do', () => {
    const list = (order: string) =>
      openDocument([...order].map((id) => ({ id, type: 'hero', version: 0, props: {} })));
    const moved = (before: string, after: string, firm: string) =>
      findDifference(list(before), list(after), (id) => firm.includes(id)).map((one) =>
        one.kind === 'move' ? one.id : one,
      );
    expect(moved('ab', 'ba', 'b')).toEqual(['a']);
    expect(moved('ab', 'ba', 'a')).toEqual(['b']);
    expect(moved('abcdX', 'Xabcd', 'X')).toEqual(['a', 'b', 'c', 'd']);
    expect(moved('XaY', 'YaX', 'XY')).toHaveLength(2);
  });
});
