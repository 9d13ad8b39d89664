// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createSessionWith } from '@/tests/support/create-session';
import { pasteBlocks } from './clipboard';

const text = (id: string) => ({ id, type: 'rich-text', version: 0, props: { text: id } });
const clip = (...blocks: object[]) => JSON.stringify({ clip: 'tessera-blocks', blocks });
const textsOf = (session: ReturnType<typeof createSessionWith>) => {
  const { root, blocks } = session.state().editing.document;
  return root.map((id) => Object(blocks.get(id)?.node).props.text);
};

it('paste › inserts the copied blocks after the selected one, in order, with new ids', () => {
  const session = createSessionWith([text('a'), text('b')], { selected: 'a' });
  expect(pasteBlocks(session, clip(text('a'), text('b')))).toMatch(/pasted$/);
  expect(textsOf(session)).toEqual(['a', 'a', 'b', 'b']);
  expect(new Set(session.state().editing.document.root).size).toBe(4);
});

it('paste › refuses a reserved slot name with a message, and inserts none of the blocks', () => {
  const session = createSessionWith([text('a')]);
  const hostile =
    '{"id":"x","type":"columns","version":0,"props":{},"slots":{"constructor":[{"id":"y","type":"rich-text","version":0,"props":{}}]}}';
  const pasted = `{"clip":"tessera-blocks","blocks":[${JSON.stringify(text('b'))},${hostile}]}`;
  expect(pasteBlocks(session, pasted)).toMatch(/^Not pasted: /);
  expect(textsOf(session)).toEqual(['a']);
});

it('paste › refuses to insert after a block in such a slot, because the page could not be saved', () => {
  const columns = { id: 'x', type: 'columns', version: 0, props: {}, slots: { constructor: [text('a')] } };
  const session = createSessionWith([columns], { selected: 'a' });
  expect(pasteBlocks(session, clip(text('b')))).toMatch(/^Not pasted: /);
  expect([...session.state().editing.document.blocks.keys()]).toEqual(['x', 'a']);
});
