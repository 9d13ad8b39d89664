import { registry } from '@/blocks/registry';
import type { DraggedBlock, ToCanvas } from '../canvas/messages';

/** Distance that a pointer moves before a drag starts. */
const DRAG_THRESHOLD_PX = 6;

/**
 * Makes elements with `data-block-type` draggable onto the canvas; the value is the type of the block.
 * @returns a cleanup function
 */
export function listenToBlockDrags(frame: () => HTMLIFrameElement | null): () => void {
  const press = (event: PointerEvent) => {
    const source = event.target instanceof Element ? event.target.closest('[data-block-type]') : null;
    const type = source?.getAttribute('data-block-type') ?? '';
    const block = registry.get(type);
    if (!(source instanceof HTMLElement) || !block || event.button !== 0) return;
    trackDrag(event, source, frame, { type, id: null, label: block.label });
  };
  document.addEventListener('pointerdown', press);
  return () => document.removeEventListener('pointerdown', press);
}

function trackDrag(
  start: PointerEvent,
  source: HTMLElement,
  frame: () => HTMLIFrameElement | null,
  carried: DraggedBlock,
): void {
  const send = (message: ToCanvas) => frame()?.contentWindow?.postMessage(message, window.location.origin);
  const listeners = new AbortController();
  const { signal } = listeners;
  let ghost: HTMLElement | null = null;
  const stop = (isDropped: boolean) => {
    listeners.abort();
    if (!ghost) return;
    ghost.remove();
    send(isDropped ? { kind: 'let go' } : { kind: 'carried', carried, at: null });
    // A drag must not also trigger a click.
    source.addEventListener('click', suppressEvent, { capture: true, once: true });
    setTimeout(() => source.removeEventListener('click', suppressEvent, { capture: true }));
  };
  const move = (event: PointerEvent) => {
    if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) <= DRAG_THRESHOLD_PX) return;
    if (!ghost) source.setPointerCapture(start.pointerId);
    ghost ??= createGhost(carried.label);
    ghost.style.translate = `${event.clientX + 12}px ${event.clientY + 8}px`;
    send({ kind: 'carried', carried, at: pointIn(frame(), event) });
  };
  source.addEventListener('pointermove', move, { signal });
  source.addEventListener('pointerup', (event) => stop(pointIn(frame(), event) !== null), { signal });
  source.addEventListener('pointercancel', () => stop(false), { signal });
  document.addEventListener('lostpointercapture', () => stop(false), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(false), { signal });
}

function suppressEvent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The pointer position in the window of the canvas, at any zoom; null outside of it. */
function pointIn(frame: HTMLIFrameElement | null, { clientX, clientY }: PointerEvent) {
  const box = frame?.getBoundingClientRect();
  if (
    !frame ||
    !box ||
    clientX < box.left ||
    clientX > box.right ||
    clientY < box.top ||
    clientY > box.bottom
  )
    return null;
  const scale = box.width / frame.clientWidth;
  return { x: (clientX - box.left) / scale, y: (clientY - box.top) / scale };
}

function createGhost(label: string): HTMLElement {
  const ghost = document.body.appendChild(document.createElement('div'));
  ghost.className = 'drag-ghost';
  ghost.textContent = label;
  return ghost;
}
