/** How many letters stand before the caret in an element that holds plain text; its end when the caret is elsewhere. */
export function caretIn(element: HTMLElement): number {
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

/** The first and the last letter that are selected, as numbers. */
export function selectionIn(element: HTMLElement): [from: number, to: number] {
  const to = caretIn(element);
  const chosen = document.getSelection()?.toString().length ?? 0;
  return [Math.max(0, to - chosen), to];
}

/** Puts the caret, or a selection, into plain text. */
export function setCaret(element: HTMLElement, from: number, to = from): void {
  const text = element.firstChild ?? element;
  const most = text instanceof Text ? text.data.length : 0;
  document.getSelection()?.setBaseAndExtent(text, Math.min(from, most), text, Math.min(to, most));
}

/** Puts another text in the place of one without moving the caret in what both have. */
export function replaceText(element: HTMLElement, text: string): void {
  const before = element.textContent;
  const caret = caretIn(element);
  let same = 0;
  while (same < Math.min(before.length, text.length) && before[same] === text[same]) same += 1;
  element.textContent = text;
  setCaret(element, caret <= same ? caret : Math.max(same, text.length - (before.length - caret)));
}

/** The caret that a place on the page means, as a number of letters; null when there is no text. */
export function caretAt({ x, y }: { x: number; y: number }): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const at = document.caretPositionFromPoint(x, y);
    return at && { node: at.offsetNode, offset: at.offset };
  }
  return null;
}
