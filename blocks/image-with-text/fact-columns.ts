type WrittenFact = { label: string; value: string };

/**
 * The maximum number of characters of a value, and of the longest word of its label, for three facts in a
 * row on a phone.
 */
const [MAX_VALUE_LENGTH, MAX_WORD_LENGTH] = [6, 11];

/** The column classes for a number of facts: a third fact is never alone below two others. */
export function factColumns(facts: readonly WrittenFact[]): string {
  if (facts.length % 3 !== 0) return 'grid-cols-2 gap-x-8 last-of-2';
  return facts.every(isShort) ? 'grid-cols-3 gap-x-6' : 'grid-cols-1';
}

const isShort = ({ label, value }: WrittenFact): boolean =>
  value.length <= MAX_VALUE_LENGTH && label.split(/\s+/).every((word) => word.length <= MAX_WORD_LENGTH);
