import { describe, expect, it } from 'vitest';
import { isNode } from '@/lib/document/nodes';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import { closeDocument, type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { quarantineOf } from '../outline/quarantine';
import {
  convertToType,
  createRepair,
  unknownProps,
  withCurrentVersion,
  withoutUnknownProps,
} from './repairs';

const call = { id: 'a', type: 'call-to-action', version: 0, props: { heading: 'Ask us', actions: [] } };

it('repairs › drop unknown props, adopt the current version, or convert to another type and keep the text', async () => {
  expect(unknownProps({ ...call, props: { heading: 'x', colour: 'red' } })).toEqual(['colour']);
  expect(withoutUnknownProps({ ...call, props: { heading: 'x', colour: 'red' } })).toEqual({
    ...call,
    props: { heading: 'x' },
  });
  expect(withCurrentVersion({ ...call, version: 40 })).toMatchObject({ id: 'a', version: 0 });
  const carousel = { id: 'a', type: 'carousel', version: 3, props: { heading: 'Kept words', speed: 4 } };
  const replaced = await convertToType(carousel, 'hero');
  expect(replaced).toMatchObject({ id: 'a', type: 'hero', props: { heading: 'Kept words' } });
  expect(quarantineOf(replaced)).toBeNull();
});

describe('applying a repair', () => {
  it('replaces the block if its id is unique', () => {
    const document = openDocument([call, { ...call, id: 'b' }]);
    const { operations, key } = createRepair(document, 'a', { ...call, version: 1 });
    expect([applyAndClose(document, operations), key]).toEqual([
      [
        { ...call, version: 1 },
        { ...call, id: 'b' },
      ],
      'a',
    ]);
  });

  it('assigns a new id if another block has the same one, which stays unchanged', () => {
    const mark = { id: 'm', type: 'call-to-action', version: 0, props: {} };
    const document = openDocument([call, mark, { ...call, type: 'carousel', slots: { in: [mark] } }]);
    const key = document.root[2] ?? '';
    const { node } = document.blocks.get(key) ?? {};
    const repair = createRepair(document, key, isNode(node) ? { ...node, type: 'hero' } : {});
    const [first, second, third] = applyAndClose(document, repair.operations);
    expect([first, second]).toEqual([call, mark]);
    expect(third).toMatchObject({
      id: repair.key,
      type: 'hero',
      slots: { in: [{ type: 'call-to-action' }] },
    });
    expect(repair.key).toMatch(/^hero-/);
  });
});

function applyAndClose(document: OpenDocument, operations: readonly Operation[]): unknown[] {
  const applied = applyOperations(document, operations);
  if (!applied.ok) throw new Error(applied.reason);
  return closeDocument(applied.document);
}
