/** Payload takes the word that is typed, or written anew, by these keys alone; what is typed beside it is gone once the field is left. */
export function takeWord(left: Element): void {
  const isTyped = left instanceof HTMLInputElement && left.value.trim() !== '';
  const isWrittenAnew = left instanceof HTMLElement && left.contentEditable === 'true';
  if (isTyped || isWrittenAnew)
    left.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}
