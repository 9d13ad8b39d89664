import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { type DraggedBlock, type SelectedBlock, toCanvasSchema } from '../messages';
import { type BlockDrag, startBlockDrag } from './carry-block';

type DragSource = { getDocument: () => OpenDocument | null; getSelected: () => SelectedBlock | null };

/** Distance that the pointer moves before a drag starts, in pixels. */
const DRAG_THRESHOLD_PX = 5;

/**
 * Drags the selected block by the grip of its toolbar, and blocks that are dragged in from outside of the
 * canvas. The grip captures the pointer, so that events continue outside of the frame.
 * @returns the cleanup function
 */
export function listenForDrags({ getDocument: getDocument, getSelected }: DragSource): () => void {
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
    if (message?.kind === 'let go') end('drop');
    if (message?.kind !== 'carried') return;
    if (message.at) start(message.carried);
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
  isNode(data) && (data.kind === 'carried' || data.kind === 'let go');
