import { expect, it } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { unseenBlocks } from './unseen-blocks';

const call = (id: string, more: object = {}) => ({
  ...{ id, type: 'call-to-action', version: 0, props: { heading: 'Ask us', actions: [] } },
  ...more,
});

it('are those that cannot be read here, and that nobody has hidden', () => {
  const { id: _id, ...without } = call('none');
  const document = openDocument([
    call('fine'),
    // Stands in the way of publishing by itself.
    call('wrong', { props: { heading: 7 } }),
    call('unknown', { type: 'carousel' }),
    call('newer', { version: 40 }),
    call('hidden', { type: 'carousel', hidden: true }),
    without,
  ]);
  const found = unseenBlocks(document);
  expect(found.slice(0, 2)).toEqual(['unknown', 'newer']);
  expect(found.slice(2).map((key) => document.blocks.get(key)?.own)).toEqual([without]);
});
