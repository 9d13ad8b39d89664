import { expect, test } from 'vitest';
import { listWords } from './list-words';

test.each([[[]], [['paper']], [['paper', 'ink']], [['paper', 'ink', 'forest']]])(
  '%j reads as English does',
  (words) => {
    const format = (type: 'disjunction' | 'conjunction') =>
      new Intl.ListFormat('en-GB', { type }).format(words);
    expect(listWords(words, 'or')).toBe(format('disjunction'));
    expect(listWords(words, 'and')).toBe(format('conjunction'));
  },
);
