type WrittenFact = { label: string; value: string };

/** Letters of a figure, and of the longest word of its name, of which three stand beside each other on a telephone. */
const [mostOfValue, mostOfWord] = [6, 11];

/** The columns of so many facts: none of three stands alone below two others. */
export function factColumns(facts: readonly WrittenFact[]): string {
  if (facts.length % 3 !== 0) return 'grid-cols-2 gap-x-8 last-of-2';
  return facts.every(isShort) ? 'grid-cols-3 gap-x-6' : 'grid-cols-1';
}

const isShort = ({ label, value }: WrittenFact): boolean =>
  value.length <= mostOfValue && label.split(/\s+/).every((word) => word.length <= mostOfWord);
