import { registry } from '@/blocks/registry';
import type { Carried, ToCanvas } from '../canvas/messages';

/** How far a pointer moves before it drags, in pixels. */
const slack = 6;

/**
 * Whatever says `data-block-type` can be dragged onto the canvas: the type of the block is its value. @returns what ends that.
 */
export function listenToDragsInto(frame: () => HTMLIFrameElement | null): () => void {
  const press = (event: PointerEvent) => {
    const source = event.target instanceof Element ? event.target.closest('[data-block-type]') : null;
    const type = source?.getAttribute('data-block-type') ?? '';
    const block = registry.get(type);
    if (!(source instanceof HTMLElement) || !block || event.button !== 0) return;
    follow(event, source, frame, { type, id: null, label: block.label });
  };
  document.addEventListener('pointerdown', press);
  return () => document.removeEventListener('pointerdown', press);
}

function follow(
  begun: PointerEvent,
  source: HTMLElement,
  frame: () => HTMLIFrameElement | null,
  carried: Carried,
): void {
  const tell = (message: ToCanvas) => frame()?.contentWindow?.postMessage(message, window.location.origin);
  const listeners = new AbortController();
  const { signal } = listeners;
  let ghost: HTMLElement | null = null;
  const stop = (isLetGo: boolean) => {
    listeners.abort();
    if (!ghost) return;
    ghost.remove();
    tell(isLetGo ? { kind: 'let go' } : { kind: 'carried', carried, at: null });
    // What was dragged is not pressed as well.
    source.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => source.removeEventListener('click', swallow, { capture: true }));
  };
  const move = (event: PointerEvent) => {
    if (!ghost && Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) <= slack) return;
    if (!ghost) source.setPointerCapture(begun.pointerId);
    ghost ??= makeGhost(carried.label);
    ghost.style.translate = `${event.clientX + 12}px ${event.clientY + 8}px`;
    tell({ kind: 'carried', carried, at: pointIn(frame(), event) });
  };
  source.addEventListener('pointermove', move, { signal });
  source.addEventListener('pointerup', (event) => stop(pointIn(frame(), event) !== null), { signal });
  source.addEventListener('pointercancel', () => stop(false), { signal });
  document.addEventListener('lostpointercapture', () => stop(false), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(false), { signal });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The same place in the canvas's own window, at any zoom; null beside it. */
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

function makeGhost(label: string): HTMLElement {
  const ghost = document.body.appendChild(document.createElement('div'));
  ghost.className = 'drag-ghost';
  ghost.textContent = label;
  return ghost;
}
