/** Cached elements by block id. Weak references, so that removed blocks can be garbage-collected. */
const cachedFrames = new Map<string, WeakRef<Element>>();

/**
 * The wrapper element of a block. The page is searched only if the cached element is no longer connected.
 */
export function findFrame(id: string): Element | null {
  const cached = cachedFrames.get(id)?.deref();
  if (cached?.isConnected) return cached;
  const frame = document.querySelector(`[data-block="${CSS.escape(id)}"]`);
  if (frame) cachedFrames.set(id, new WeakRef(frame));
  else cachedFrames.delete(id);
  return frame;
}

/** Ids of the blocks that contain a target, from the innermost outwards. */
export function blockIdsAround(target: EventTarget | null): string[] {
  const ids: string[] = [];
  let frame = target instanceof Element ? target.closest('[data-block]') : null;
  while (frame) {
    ids.push(frame.getAttribute('data-block') ?? '');
    frame = frame.parentElement?.closest('[data-block]') ?? null;
  }
  return ids;
}

/**
 * Bounding box of everything a block renders, in window coordinates; it can consist of several elements.
 * Null if nothing is visible.
 */
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
