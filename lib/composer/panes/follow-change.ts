/** In a field whose words are changed by something else than its own keys the caret would come to the end: it comes behind what has changed. @returns what is to be called once they are. */
export function followChange(target: EventTarget | null): () => void {
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

/** Where in a text what is another than before ends. */
export function endOfChange(before: string, after: string): number {
  const least = Math.min(before.length, after.length);
  let same = 0;
  while (same < least && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return after.length - same;
}
