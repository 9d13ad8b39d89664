import { expect, it } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { hasPlaceholder } from '@/lib/starter/has-placeholder';
import { placeholderBlocks } from './publish-checks';

const textBlock = (id: string, text: string) => ({ id, type: 'rich-text', version: 0, props: { text } });
const columns = (id: string, ...first: object[]) => ({
  ...{ id, type: 'columns', version: 0, props: {} },
  slots: { first },
});
const open = 'To be written: text';

const hidden = { ...textBlock('hidden', open), hidden: true };
const withoutVisiblePlaceholder = [
  textBlock('written', 'Akwaaba'),
  hidden,
  { ...columns('nobody sees', textBlock('nor this', open)), hidden: true },
  columns('half', textBlock('said', 'Akwaaba'), hidden),
];

it('placeholderBlocks › returns visible blocks with placeholder text', () => {
  const document = openDocument([
    textBlock('shown', open),
    columns('around', textBlock('inside', open), {
      ...columns('within', textBlock('deep', open)),
      hidden: true,
    }),
    ...withoutVisiblePlaceholder,
  ]);
  expect(placeholderBlocks(document)).toEqual(['shown', 'inside']);
});

it.each([
  [withoutVisiblePlaceholder, false],
  [[...withoutVisiblePlaceholder, textBlock('shown', open)], true],
  [[columns('around', columns('within', textBlock('deep', open)))], true],
  [[{ ...columns('around', textBlock('deep', open)), hidden: true }], false],
])('placeholderBlocks › agrees with the check of stored pages: %#', (nodes, isOpen) => {
  expect(placeholderBlocks(openDocument(nodes)).length > 0).toBe(isOpen);
  expect(hasPlaceholder(nodes)).toBe(isOpen);
});
