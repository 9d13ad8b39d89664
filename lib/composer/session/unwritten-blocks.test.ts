import { expect, it } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { unwrittenBlocks } from './unwritten-blocks';

const words = (id: string, text: string) => ({ id, type: 'rich-text', version: 0, props: { text } });
const columns = (id: string, ...first: object[]) => ({
  ...{ id, type: 'columns', version: 0, props: {} },
  slots: { first },
});
const open = 'To be written: text';

it('are those that visitors would see', () => {
  const document = openDocument([
    words('written', 'Akwaaba'),
    words('shown', open),
    { ...words('hidden', open), hidden: true },
    columns('around', words('inside', open), { ...columns('within', words('deep', open)), hidden: true }),
    { ...columns('nobody sees', words('nor this', open)), hidden: true },
  ]);
  expect(unwrittenBlocks(document)).toEqual(['shown', 'inside']);
});
