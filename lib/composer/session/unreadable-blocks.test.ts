import { expect, it } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { unreadableBlocks } from './publish-checks';

const call = (id: string, more: object = {}) => ({
  ...{ id, type: 'call-to-action', version: 0, props: { heading: 'Ask us', actions: [] } },
  ...more,
});

it('unreadableBlocks › returns visible blocks that this release cannot read', () => {
  const { id: _id, ...withoutId } = call('none');
  const document = openDocument([
    call('fine'),
    // Malformed blocks are publish issues and not listed here.
    call('wrong', { props: { heading: 7 } }),
    call('unknown', { type: 'carousel' }),
    call('newer', { version: 40 }),
    call('hidden', { type: 'carousel', hidden: true }),
    withoutId,
  ]);
  const keys = unreadableBlocks(document);
  expect(keys.slice(0, 2)).toEqual(['unknown', 'newer']);
  expect(keys.slice(2).map((key) => document.blocks.get(key)?.node)).toEqual([withoutId]);
});
