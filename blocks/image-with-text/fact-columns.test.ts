import { expect, test } from 'vitest';
import { factColumns } from './fact-columns';

const facts = (count: number, value = '15', label = 'Languages our brokers speak') =>
  Array.from({ length: count }, () => ({ label, value }));
const columnsOf = (some: ReturnType<typeof facts>) => Number(/grid-cols-(\d)/.exec(factColumns(some))?.[1]);

test('three short facts share a row; long facts are stacked', () => {
  expect(columnsOf(facts(3))).toBe(3);
  expect(columnsOf(facts(3, 'GH₵184,750,000'))).toBe(1);
  expect(columnsOf(facts(3, '15', 'Mehrsprachigkeitsgrad'))).toBe(1);
});

test('two and four facts form rows of two', () => {
  expect([2, 4].map((count) => columnsOf(facts(count)))).toEqual([2, 2]);
});
