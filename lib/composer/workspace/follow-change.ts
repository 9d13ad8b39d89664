/**
 * Moves the caret behind the changed text of a focused field whose value is set by script; browsers move it
 * to the end.
 * @returns a function to call after the change
 */
export function trackCaret(target: EventTarget | null): () => void {
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (!isText || target.selectionStart === null) return () => undefined;
  const before = target.value;
  return () =>
    requestAnimationFrame(() => {
      if (target.value === before || !target.matches(':focus')) return;
      const at = endOfChange(before, target.value);
      target.setSelectionRange(at, at);
    });
}

/** Offset at which the changed part of a text ends. */
export function endOfChange(before: string, after: string): number {
  const minLength = Math.min(before.length, after.length);
  let suffixLength = 0;
  while (suffixLength < minLength && before.at(-1 - suffixLength) === after.at(-1 - suffixLength)) suffixLength += 1;
  return after.length - suffixLength;
}
