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
