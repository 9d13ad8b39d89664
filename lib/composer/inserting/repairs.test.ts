import { describe, expect, it } from 'vitest';
import { isNode } from '@/lib/document/nodes';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import { closeDocument, type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { quarantineOf } from '../outline/quarantine';
import { asAnotherType, asThisVersion, putInPlace, strangeProps, withoutStrangeProps } from './repairs';

const call = { id: 'a', type: 'call-to-action', version: 0, props: { heading: 'Ask us', actions: [] } };

it('a block that cannot be shown is mended by taking out what nobody knows, by reading it anew, or by another type that keeps its words', async () => {
  expect(strangeProps({ ...call, props: { heading: 'x', colour: 'red' } })).toEqual(['colour']);
  expect(withoutStrangeProps({ ...call, props: { heading: 'x', colour: 'red' } })).toEqual({
    ...call,
    props: { heading: 'x' },
  });
  expect(asThisVersion({ ...call, version: 40 })).toMatchObject({ id: 'a', version: 0 });
  const carousel = { id: 'a', type: 'carousel', version: 3, props: { heading: 'Kept words', speed: 4 } };
  const replaced = await asAnotherType(carousel, 'hero');
  expect(replaced).toMatchObject({ id: 'a', type: 'hero', props: { heading: 'Kept words' } });
  expect(quarantineOf(replaced)).toBeNull();
});

describe('what is mended is put in its own place', () => {
  it('where it has an id of its own', () => {
    const document = openDocument([call, { ...call, id: 'b' }]);
    const { operations, key } = putInPlace(document, 'a', { ...call, version: 1 });
    expect([made(document, operations), key]).toEqual([
      [
        { ...call, version: 1 },
        { ...call, id: 'b' },
      ],
      'a',
    ]);
  });

  it('where another block has its id: that one stays as it is, and this one gets one of its own', () => {
    const mark = { id: 'm', type: 'call-to-action', version: 0, props: {} };
    const document = openDocument([call, mark, { ...call, type: 'carousel', slots: { in: [mark] } }]);
    const key = document.root[2] ?? '';
    const { own } = document.blocks.get(key) ?? {};
    const put = putInPlace(document, key, isNode(own) ? { ...own, type: 'hero' } : {});
    const [first, second, third] = made(document, put.operations);
    expect([first, second]).toEqual([call, mark]);
    expect(third).toMatchObject({ id: put.key, type: 'hero', slots: { in: [{ type: 'call-to-action' }] } });
    expect(put.key).toMatch(/^hero-/);
  });
});

function made(document: OpenDocument, operations: readonly Operation[]): unknown[] {
  const done = applyOperations(document, operations);
  if (!done.ok) throw new Error(done.reason);
  return closeDocument(done.document);
}
