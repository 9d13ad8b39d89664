/**
 * The suggestion that equals the typed value except for capitals, spaces and punctuation; otherwise the
 * typed value with normalised spaces.
 */
export function matchSuggestion(typed: string, suggestions: readonly string[]): string {
  const value = typed.trim().replace(/\s+/g, ' ');
  return suggestions.find((suggestion) => normalize(suggestion) === normalize(value)) ?? value;
}

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Payload adds a typed or edited value only on Enter or Tab and discards it on blur. Dispatches Enter to add
 * it.
 */
export function commitTypedValue(input: Element): void {
  const isTyped = input instanceof HTMLInputElement && input.value.trim() !== '';
  const isEdited = input instanceof HTMLElement && input.contentEditable === 'true';
  if (isTyped || isEdited)
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}
