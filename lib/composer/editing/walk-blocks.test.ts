import { describe, expect, it } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { stepFrom } from './walk-blocks';

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

describe('stepFrom', () => {
  it('walks among siblings, into a block and out of it', () => {
    expect(stepFrom(document, null, 'next')).toBe('one');
    expect(stepFrom(document, null, 'previous')).toBe('two');
    expect(stepFrom(document, 'one', 'next')).toBe('two');
    expect(stepFrom(document, 'two', 'previous')).toBe('one');
    expect(stepFrom(document, 'two', 'in')).toBe('inner');
    expect(stepFrom(document, 'inner', 'next')).toBe('last');
    expect(stepFrom(document, 'last', 'out')).toBe('two');
  });

  it('stops at the ends', () => {
    expect(stepFrom(document, 'two', 'next')).toBeNull();
    expect(stepFrom(document, 'one', 'in')).toBeNull();
    expect(stepFrom(document, 'one', 'out')).toBeNull();
  });
});
