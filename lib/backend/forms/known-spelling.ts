/** A word as it is already written somewhere, whatever capitals and spaces it was typed with; else as it was typed, without what stands around it. */
export function knownSpelling(typed: string, known: readonly string[]): string {
  const word = typed.trim().replace(/\s+/g, ' ');
  return known.find((one) => plain(one) === plain(word)) ?? word;
}

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
