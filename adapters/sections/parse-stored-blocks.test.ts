import { expect, test, vi } from 'vitest';
import { parseStoredBlocks } from './parse-stored-blocks';

const block = { id: 'a', type: 'hero', version: 0, props: { heading: 'x' } };

test('omits an invalid block only', () => {
  const warn = vi.fn();
  expect(parseStoredBlocks([block, 'nonsense', { ...block, id: '' }], 'page 1', warn)).toEqual([block]);
  expect(warn).toHaveBeenCalledTimes(2);
});

test.each([null, undefined, {}, 'text', 3])('%s returns an empty page', (stored) => {
  expect(parseStoredBlocks(stored, 'page 1')).toEqual([]);
});
