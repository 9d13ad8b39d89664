import { expect, it } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { isUnwritten } from '@/lib/starter/is-unwritten';
import { unwrittenBlocks } from './unwritten-blocks';

const words = (id: string, text: string) => ({ id, type: 'rich-text', version: 0, props: { text } });
const columns = (id: string, ...first: object[]) => ({
  ...{ id, type: 'columns', version: 0, props: {} },
  slots: { first },
});
const open = 'To be written: text';

const hidden = { ...words('hidden', open), hidden: true };
const ofNone = [
  words('written', 'Akwaaba'),
  hidden,
  { ...columns('nobody sees', words('nor this', open)), hidden: true },
  columns('half', words('said', 'Akwaaba'), hidden),
];

it('are those that visitors would see', () => {
  const document = openDocument([
    words('shown', open),
    columns('around', words('inside', open), { ...columns('within', words('deep', open)), hidden: true }),
    ...ofNone,
  ]);
  expect(unwrittenBlocks(document)).toEqual(['shown', 'inside']);
});

it.each([
  [ofNone, false],
  [[...ofNone, words('shown', open)], true],
  [[columns('around', columns('within', words('deep', open)))], true],
  [[{ ...columns('around', words('deep', open)), hidden: true }], false],
])('whether a page has some is answered alike everywhere: %#', (nodes, isOpen) => {
  expect(unwrittenBlocks(openDocument(nodes)).length > 0).toBe(isOpen);
  expect(isUnwritten(nodes)).toBe(isOpen);
});
