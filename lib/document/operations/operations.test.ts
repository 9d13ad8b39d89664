import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operationSchema } from '@/schemas/operation';
import { anyIntents, anyNodes, edit, intentOf, operationFor } from '@/tests/support/any-document';
import { canonicalJson } from '../canonical-json';
import { applyOperation, applyOperations } from './apply-operation';
import { findDifference } from './find-difference';
import { closeDocument, type OpenDocument, openDocument } from './open-document';

/** `npm run test:long` uses the larger number of runs. */
const numRuns = process.env.TEST_LONG ? 10_000 : 100;
const canonicalTextOf = (document: OpenDocument) => canonicalJson(closeDocument(document));

describe('an open document', () => {
  it('closes to the document that was opened', () => {
    fc.assert(
      fc.property(anyNodes, (nodes) => {
        expect(canonicalTextOf(openDocument(nodes))).toBe(canonicalJson(nodes));
      }),
      { numRuns },
    );
  });
});

describe('an operation', () => {
  it('is undone exactly by its inverse, and redone by the inverse of that', () => {
    fc.assert(
      fc.property(anyNodes, anyIntents, (nodes, [intent]) => {
        const before = openDocument(nodes);
        const operation = intent && operationFor(before, intent, 'new');
        if (!operation) return;
        const done = applyOperation(before, operation);
        expect(done).toMatchObject({ ok: true });
        if (!done.ok) return;
        const undone = applyOperation(done.document, done.inverse);
        expect(undone.ok && canonicalTextOf(undone.document)).toBe(canonicalTextOf(before));
        const redone = undone.ok ? applyOperation(undone.document, undone.inverse) : undone;
        expect(redone.ok && canonicalTextOf(redone.document)).toBe(canonicalTextOf(done.document));
      }),
      { numRuns },
    );
  });

  it('in a series is undone by the inverses of the series', () => {
    fc.assert(
      fc.property(anyNodes, anyIntents, (nodes, intents) => {
        const before = openDocument(nodes);
        const { document, done } = edit(before, intents, 'new');
        const all = applyOperations(before, done);
        expect(all.ok && canonicalTextOf(all.document)).toBe(canonicalTextOf(document));
        const undone = all.ok ? applyOperations(all.document, all.inverse) : all;
        expect(undone.ok && canonicalTextOf(undone.document)).toBe(canonicalTextOf(before));
      }),
      { numRuns },
    );
  });

  it('keeps all other blocks the same objects, and survives a round trip through JSON', () => {
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
  const unreadableKey = page.root[2] ?? '';
  const first = { parent: null, slot: '', after: null };
  it.each([
    ['of what is gone', { kind: 'remove', id: 'z' }, 'The block no longer exists'],
    [
      'behind what is gone',
      { kind: 'move', id: 'a', to: { ...first, after: 'z' } },
      'The previous block no longer exists',
    ],
    [
      'into what is gone',
      { kind: 'move', id: 'a', to: { ...first, parent: 'z', slot: 'left' } },
      'The position no longer exists',
    ],
    [
      'into itself',
      { kind: 'move', id: 'b', to: { parent: 'c', slot: 'left', after: null } },
      'A block cannot be moved into itself',
    ],
    [
      'behind itself',
      { kind: 'move', id: 'b', to: { ...first, after: 'b' } },
      'A block cannot be moved into itself',
    ],
    [
      'past the end of a list',
      { kind: 'set', id: 'a', path: ['items', 1, 'title'], value: 'y' },
      'There is nothing at items.1.title to change',
    ],
    [
      'that takes an item out of a list',
      { kind: 'set', id: 'a', path: ['items', 0] },
      'There is nothing at items.0 to change',
    ],
    ['of another id', { kind: 'replace', id: 'a', own: { id: 'z' } }, 'The id of a block cannot change'],
    [
      'in what cannot be read',
      { kind: 'hide', id: unreadableKey, hidden: true },
      'This block cannot be read: keep it unchanged or delete it',
    ],
  ])('%s is rejected with the reason', (_description, operation, reason) => {
    expect(applyOperation(page, operationSchema.parse(operation))).toEqual({ ok: false, reason });
  });
});

describe('the difference of two documents', () => {
  it('turns the first into the second', () => {
    fc.assert(
      fc.property(anyNodes, anyNodes, anyIntents, (nodes, others, intents) => {
        const before = openDocument(nodes);
        for (const after of [openDocument(others), edit(before, intents, 'new').document]) {
          const applied = applyOperations(before, findDifference(before, after));
          expect(applied.ok ? canonicalTextOf(applied.document) : applied.reason).toBe(
            canonicalTextOf(after),
          );
        }
      }),
      { numRuns },
    );
  });

  it('is empty for equal documents, and one move for one moved block', () => {
    const list = (order: string) =>
      openDocument([...order].map((id) => ({ id, type: 'hero', version: 0, props: {} })));
    expect(findDifference(list('abcdefgh'), list('abcdefgh'))).toEqual([]);
    expect(findDifference(list('abcdefgh'), list('acdefgbh'))).toEqual([
      { kind: 'move', id: 'b', to: { parent: null, slot: '', after: 'g' } },
    ]);
  });

  it('moves fixed blocks only when nothing else is possible', () => {
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
