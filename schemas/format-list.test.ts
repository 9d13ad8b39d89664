import { expect, test } from 'vitest';
import { formatList } from './format-list';

test.each([[[]], [['paper']], [['paper', 'ink']], [['paper', 'ink', 'forest']]])(
  'formats %j like Intl.ListFormat in English',
  (items) => {
    const format = (type: 'disjunction' | 'conjunction') =>
      new Intl.ListFormat('en-GB', { type }).format(items);
    expect(formatList(items, 'or')).toBe(format('disjunction'));
    expect(formatList(items, 'and')).toBe(format('conjunction'));
  },
);
