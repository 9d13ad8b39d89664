/**
 * Number of characters before the caret in an element with plain text; the length of the text if the caret
 * is elsewhere.
 */
export function caretOffsetIn(element: HTMLElement): number {
  const selection = document.getSelection();
  const [length, range] = [
    element.textContent.length,
    selection?.rangeCount ? selection.getRangeAt(0) : null,
  ];
  if (!range || !element.contains(range.endContainer)) return length;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.endContainer, range.endOffset);
  return before.toString().length;
}

/** Start and end offsets of the selection. */
export function selectionOffsetsIn(element: HTMLElement): [from: number, to: number] {
  const to = caretOffsetIn(element);
  const selectedLength = document.getSelection()?.toString().length ?? 0;
  return [Math.max(0, to - selectedLength), to];
}

/** Sets the caret, or a selection, in plain text. */
export function setCaret(element: HTMLElement, from: number, to = from): void {
  const text = element.firstChild ?? element;
  const maxOffset = text instanceof Text ? text.data.length : 0;
  document.getSelection()?.setBaseAndExtent(text, Math.min(from, maxOffset), text, Math.min(to, maxOffset));
}

/** Replaces the text of an element and keeps the caret position relative to the unchanged parts. */
export function replaceText(element: HTMLElement, text: string): void {
  const previousText = element.textContent;
  const caret = caretOffsetIn(element);
  let commonLength = 0;
  while (
    commonLength < Math.min(previousText.length, text.length) &&
    previousText[commonLength] === text[commonLength]
  )
    commonLength += 1;
  element.textContent = text;
  setCaret(
    element,
    caret <= commonLength ? caret : Math.max(commonLength, text.length - (previousText.length - caret)),
  );
}

/** The text node and offset at a point of the window; null if there is none. */
export function caretAt({ x, y }: { x: number; y: number }): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  return null;
}
