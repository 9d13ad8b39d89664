/** Nothing of a block that was taken out stays in memory for it. */
const found = new Map<string, WeakRef<Element>>();

/** What stands around a block on the page; looked for on all of it only when it is another one than before. */
export function findFrame(id: string): Element | null {
  const before = found.get(id)?.deref();
  if (before?.isConnected) return before;
  const frame = document.querySelector(`[data-block="${CSS.escape(id)}"]`);
  if (frame) found.set(id, new WeakRef(frame));
  else found.delete(id);
  return frame;
}

/** The blocks at a place, from the innermost outwards. */
export function framesAround(target: EventTarget | null): string[] {
  const ids: string[] = [];
  let at = target instanceof Element ? target.closest('[data-block]') : null;
  while (at) {
    ids.push(at.getAttribute('data-block') ?? '');
    at = at.parentElement?.closest('[data-block]') ?? null;
  }
  return ids;
}

/** Around all that a block draws, in the window: it may be several elements. Null while nothing is seen of it. */
export function boxOf(frame: Element | null): DOMRect | null {
  const boxes = [...(frame?.children ?? [])].flatMap((child) => {
    const box = child.matches('.canvas-block') ? boxOf(child) : child.getBoundingClientRect();
    return box && (box.width > 0 || box.height > 0) ? [box] : [];
  });
  if (boxes.length === 0) return null;
  const [top, left] = [Math.min(...boxes.map((box) => box.top)), Math.min(...boxes.map((box) => box.left))];
  const [bottom, right] = [
    Math.max(...boxes.map((box) => box.bottom)),
    Math.max(...boxes.map((box) => box.right)),
  ];
  return new DOMRect(left, top, right - left, bottom - top);
}
