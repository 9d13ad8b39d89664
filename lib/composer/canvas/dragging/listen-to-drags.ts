import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { type Carried, type Chosen, toCanvasSchema } from '../messages';
import { type Carrying, carryBlock } from './carry-block';

type Drags = { document: () => OpenDocument | null; chosen: () => Chosen | null };

/** How far a pointer moves before it drags, in pixels. */
const slack = 5;

/**
 * Carries the chosen block by the grip of its tools, and what comes from outside of the canvas. Events of a captured pointer go
 * on beyond the frame. @returns what ends that.
 */
export function listenToDrags({ document: opened, chosen }: Drags): () => void {
  let carrying: Carrying | null = null;
  const begin = (carried: Carried): void => {
    const page = opened();
    carrying ??= page && carryBlock(page, carried);
  };
  const end = (how: 'drop' | 'end') => {
    carrying?.[how]();
    carrying = null;
  };
  const press = (event: PointerEvent) => {
    const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null;
    const block = chosen();
    if (!(grip instanceof HTMLElement) || !block || block.refusal !== null || event.button !== 0) return;
    grip.setPointerCapture(event.pointerId);
    const listeners = new AbortController();
    const { signal } = listeners;
    const stop = (how: 'drop' | 'end') => () => {
      listeners.abort();
      end(how);
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!carrying && Math.hypot(x - event.clientX, y - event.clientY) > slack)
        begin({ type: block.type, id: block.id, label: block.label });
      carrying?.over({ x, y });
    };
    grip.addEventListener('pointermove', move, { signal });
    grip.addEventListener('pointerup', stop('drop'), { signal });
    grip.addEventListener('pointercancel', stop('end'), { signal });
    // The tools may go while they are held; the document hears of it then.
    document.addEventListener('lostpointercapture', stop('end'), { signal });
    const giveUp = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape' || !carrying) return;
      pressed.stopPropagation();
      stop('end')();
    };
    document.addEventListener('keydown', giveUp, { signal, capture: true });
  };
  const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== window.parent || !isOfDrag(data)) return;
    const { data: message } = toCanvasSchema.safeParse(data);
    if (message?.kind === 'let go') end('drop');
    if (message?.kind !== 'carried') return;
    if (message.at) begin(message.carried);
    carrying?.over(message.at);
    if (!message.at) end('end');
  };
  document.addEventListener('pointerdown', press);
  window.addEventListener('message', hear);
  return () => {
    document.removeEventListener('pointerdown', press);
    window.removeEventListener('message', hear);
    end('end');
  };
}

/** Of the others one brings the whole page: it is not read twice. */
const isOfDrag = (data: unknown): boolean =>
  isNode(data) && (data.kind === 'carried' || data.kind === 'let go');
