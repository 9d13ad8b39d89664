import { describe, expect, it } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { findAdjacentBlock } from './walk-blocks';

const block = (id: string, slots?: Record<string, unknown[]>) => ({
  id,
  type: 'hero',
  version: 0,
  props: {},
  ...(slots && { slots }),
});
const document = openDocument([
  block('one'),
  block('two', { first: [], second: [block('inner'), block('last')] }),
]);

describe('findAdjacentBlock', () => {
  it('moves between siblings, into a block and out of it', () => {
    expect(findAdjacentBlock(document, null, 'next')).toBe('one');
    expect(findAdjacentBlock(document, null, 'previous')).toBe('two');
    expect(findAdjacentBlock(document, 'one', 'next')).toBe('two');
    expect(findAdjacentBlock(document, 'two', 'previous')).toBe('one');
    expect(findAdjacentBlock(document, 'two', 'in')).toBe('inner');
    expect(findAdjacentBlock(document, 'inner', 'next')).toBe('last');
    expect(findAdjacentBlock(document, 'last', 'out')).toBe('two');
  });

  it('returns null at the ends', () => {
    expect(findAdjacentBlock(document, 'two', 'next')).toBeNull();
    expect(findAdjacentBlock(document, 'one', 'in')).toBeNull();
    expect(findAdjacentBlock(document, 'one', 'out')).toBeNull();
  });
});
