import { isNode } from '@/lib/document/nodes';
import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import { blockNameOf } from '../../outline/block-name';
import { reasonAgainstInsert, reasonAgainstMove } from '../../outline/placement';
import { type DraggedBlock, postToComposer, type SelectedBlock, toCanvasSchema } from '../messages';
import { skipNextAnchor } from '../overlay/scroll-anchor';
import { type CanvasDropTarget, findDropTarget, measureLists } from './drop-targets';

type WindowPoint = { x: number; y: number };

/**
 * The page scrolls when the pointer is within `edgeSize` pixels of the upper or lower edge of the window, by
 * at most `maxStep` pixels per frame.
 */
const autoScroll = { edgeSize: 70, maxStep: 18 };

/**
 * Starts to drag a block. The drop position below the pointer is found and marked once per frame, without
 * React.
 */
function startBlockDrag(openedDocument: OpenDocument, dragged: DraggedBlock) {
  const listsAt = measureLists(openedDocument, dragged.id);
  const indicator = document.body.appendChild(document.createElement('div'));
  indicator.className = 'canvas-drop-indicator';
  indicator.hidden = true;
  const label = indicator.appendChild(document.createElement('span'));
  label.className = 'canvas-tag';
  let point: WindowPoint | null = null;
  let target: CanvasDropTarget | null = null;
  let reason: string | null = null;
  let frame = requestAnimationFrame(updateTarget);
  function updateTarget() {
    frame = requestAnimationFrame(updateTarget);
    target = point && findTargetAt(point);
    // Unchanged values are not written again: each write causes a layout of the whole page.
    if (indicator.hidden !== (target === null)) indicator.hidden = target === null;
    if (!target) return;
    reason =
      dragged.id === null
        ? reasonAgainstInsert(openedDocument, { type: dragged.type }, target.position)
        : reasonAgainstMove(openedDocument, dragged.id, target.position);
    const text = reason ?? describeTarget(openedDocument, target, dragged.label);
    if (label.textContent !== text) label.textContent = text;
    indicator.toggleAttribute('data-refused', reason !== null);
    const { top, left, width } = target.mark;
    Object.assign(indicator.style, { top: `${top}px`, left: `${left}px`, width: `${width}px` });
  }
  /** The drop target below a point of the window. Scrolls the page near an edge. */
  function findTargetAt({ x, y }: WindowPoint): CanvasDropTarget | null {
    if (x < 0 || x > window.innerWidth) return null;
    window.scrollBy({ top: autoScrollStep(y), behavior: 'instant' });
    const pagePoint = { x: x + window.scrollX, y: y + window.scrollY };
    return findDropTarget(listsAt(pagePoint.y), pagePoint);
  }
  const end = () => {
    cancelAnimationFrame(frame);
    indicator.remove();
  };
  return {
    over: (at: WindowPoint | null): void => {
      point = at;
    },
    drop: (): void => {
      cancelAnimationFrame(frame);
      updateTarget();
      end();
      if (point && target) {
        // A block that is dropped at its own position is not rendered again.
        if (reason === null && !isAtPosition(openedDocument, dragged.id, target.position)) skipNextAnchor();
        postToComposer({ kind: 'dropped', dragged, at: target.position, reason });
      }
    },
    end,
  };
}
type BlockDrag = ReturnType<typeof startBlockDrag>;

function isAtPosition(
  openedDocument: OpenDocument,
  id: string | null,
  { after, ...at }: CanvasDropTarget['position'],
): boolean {
  const currentPosition = id === null ? undefined : openedDocument.blocks.get(id)?.parentSlot;
  if (id === null || currentPosition?.parent !== at.parent || currentPosition.slot !== at.slot) return false;
  const list = listAt(openedDocument, at) ?? [];
  return after === id || after === (list[list.indexOf(id) - 1] ?? null);
}

function autoScrollStep(y: number): number {
  const { edgeSize, maxStep } = autoScroll;
  const distance = y - (window.innerHeight - edgeSize);
  if (distance > 0) return Math.min(maxStep, (distance / edgeSize) * maxStep);
  return y < edgeSize ? -Math.min(maxStep, ((edgeSize - y) / edgeSize) * maxStep) : 0;
}

function describeTarget(openedDocument: OpenDocument, { position }: CanvasDropTarget, label: string): string {
  if (position.after !== null) return `${label} after ${labelOf(openedDocument, position.after)}`;
  return position.parent === null
    ? `${label} first on the page`
    : `${label} first in ${labelOf(openedDocument, position.parent)}`;
}

const labelOf = ({ blocks }: OpenDocument, id: string): string => blockNameOf(blocks.get(id)?.node).label;

type DragSource = { getDocument: () => OpenDocument | null; getSelected: () => SelectedBlock | null };

/** Distance that the pointer moves before a drag starts, in pixels. */
const DRAG_THRESHOLD_PX = 5;

/**
 * Drags the selected block by the grip of its toolbar, and blocks that are dragged in from outside of the
 * canvas. The grip captures the pointer, so that events continue outside of the frame.
 * @returns the cleanup function
 */
export function listenForDrags({ getDocument, getSelected }: DragSource): () => void {
  let drag: BlockDrag | null = null;
  const start = (dragged: DraggedBlock): void => {
    const openedDocument = getDocument();
    drag ??= openedDocument && startBlockDrag(openedDocument, dragged);
  };
  const end = (action: 'drop' | 'end') => {
    drag?.[action]();
    drag = null;
  };
  const onPointerDown = (event: PointerEvent) => {
    const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null;
    const block = getSelected();
    if (!(grip instanceof HTMLElement) || !block || block.refusal !== null || event.button !== 0) return;
    grip.setPointerCapture(event.pointerId);
    const listeners = new AbortController();
    const { signal } = listeners;
    const stop = (action: 'drop' | 'end') => () => {
      listeners.abort();
      end(action);
    };
    const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!drag && Math.hypot(x - event.clientX, y - event.clientY) > DRAG_THRESHOLD_PX)
        start({ type: block.type, id: block.id, label: block.label });
      drag?.over({ x, y });
    };
    grip.addEventListener('pointermove', onPointerMove, { signal });
    grip.addEventListener('pointerup', stop('drop'), { signal });
    grip.addEventListener('pointercancel', stop('end'), { signal });
    // The toolbar may be removed during the drag. Then only the document receives this event.
    document.addEventListener('lostpointercapture', stop('end'), { signal });
    const cancelOnEscape = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape' || !drag) return;
      pressed.stopPropagation();
      stop('end')();
    };
    document.addEventListener('keydown', cancelOnEscape, { signal, capture: true });
  };
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== window.parent || !isDragMessage(data)) return;
    const { data: message } = toCanvasSchema.safeParse(data);
    if (message?.kind === 'drop') end('drop');
    if (message?.kind !== 'drag') return;
    if (message.at) start(message.dragged);
    drag?.over(message.at);
    if (!message.at) end('end');
  };
  document.addEventListener('pointerdown', onPointerDown);
  window.addEventListener('message', onMessage);
  return () => {
    document.removeEventListener('pointerdown', onPointerDown);
    window.removeEventListener('message', onMessage);
    end('end');
  };
}

/** Other messages may contain the whole page and are not parsed a second time here. */
const isDragMessage = (data: unknown): boolean =>
  isNode(data) && (data.kind === 'drag' || data.kind === 'drop');
