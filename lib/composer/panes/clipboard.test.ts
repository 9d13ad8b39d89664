// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sessionWith } from '@/tests/support/session-of';
import { pasteBlocks } from './clipboard';

const text = (id: string) => ({ id, type: 'rich-text', version: 0, props: { text: id } });
const clip = (...blocks: object[]) => JSON.stringify({ clip: 'tessera-blocks', blocks });
const typesOn = (session: ReturnType<typeof sessionWith>) => {
  const { root, blocks } = session.state().editing.document;
  return root.map((id) => Object(blocks.get(id)?.own).props.text);
};

it('blocks that were copied stand behind the chosen one, in their order, under ids of their own', () => {
  const session = sessionWith([text('a'), text('b')], { selected: 'a' });
  expect(pasteBlocks(session, clip(text('a'), text('b')))).toMatch(/pasted$/);
  expect(typesOn(session)).toEqual(['a', 'a', 'b', 'b']);
  expect(new Set(session.state().editing.document.root).size).toBe(4);
});

it('a slot of a name that no page can hold is refused in words, and nothing of the rest put in', () => {
  const session = sessionWith([text('a')]);
  const hostile =
    '{"id":"x","type":"columns","version":0,"props":{},"slots":{"constructor":[{"id":"y","type":"rich-text","version":0,"props":{}}]}}';
  const pasted = `{"clip":"tessera-blocks","blocks":[${JSON.stringify(text('b'))},${hostile}]}`;
  expect(pasteBlocks(session, pasted)).toMatch(/^Not pasted: /);
  expect(typesOn(session)).toEqual(['a']);
});

it('nor is anything put in behind a block that stands in such a slot: it could never be saved', () => {
  const columns = { id: 'x', type: 'columns', version: 0, props: {}, slots: { constructor: [text('a')] } };
  const session = sessionWith([columns], { selected: 'a' });
  expect(pasteBlocks(session, clip(text('b')))).toMatch(/^Not pasted: /);
  expect([...session.state().editing.document.blocks.keys()]).toEqual(['x', 'a']);
});
