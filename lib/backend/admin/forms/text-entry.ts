/**
 * The suggestion that equals the typed value except for capitals, spaces and punctuation; otherwise the
 * typed value with normalised spaces.
 */
export function matchSuggestion(typed: string, suggestions: readonly string[]): string {
  const value = typed.trim().replace(/\s+/g, ' ');
  return suggestions.find((one) => normalize(one) === normalize(value)) ?? value;
}

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
