'use client';

import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { registry } from '@/blocks/registry';
import type { Position } from '@/lib/document/operations/operation';
import type { Locale } from '@/schemas/locale';
import type { DraggedBlock, ToCanvas } from '../canvas/messages';
import { listenToClipboard } from '../commands/clipboard';
import type { ComposedPage } from '../session/composer-api';
import { readOnlyReason } from '../session/edit-reasons';
import type { Session } from '../session/session';
import { usePanes } from '../workspace/composer-context';
import { focusBlocks, focusForm } from '../workspace/focus';
import { connectCanvas } from './connect-canvas';
import {
  initialViewport,
  type Viewport,
  ViewportToolbar,
  viewportWidth,
  zoomToFit,
} from './viewport-toolbar';

/** Distance that a pointer moves before a drag starts. */
const DRAG_THRESHOLD_PX = 6;

/**
 * Makes elements with `data-block-type` draggable onto the canvas; the value is the type of the block.
 * @returns a cleanup function
 */
function listenToBlockDrags(frame: () => HTMLIFrameElement | null): () => void {
  const onPointerDown = (event: PointerEvent) => {
    const source = event.target instanceof Element ? event.target.closest('[data-block-type]') : null;
    const type = source?.getAttribute('data-block-type') ?? '';
    const block = registry.get(type);
    if (!(source instanceof HTMLElement) || !block || event.button !== 0) return;
    trackDrag(event, source, frame, { type, id: null, label: block.label });
  };
  document.addEventListener('pointerdown', onPointerDown);
  return () => document.removeEventListener('pointerdown', onPointerDown);
}

function trackDrag(
  start: PointerEvent,
  source: HTMLElement,
  frame: () => HTMLIFrameElement | null,
  dragged: DraggedBlock,
): void {
  const send = (message: ToCanvas) => frame()?.contentWindow?.postMessage(message, window.location.origin);
  const listeners = new AbortController();
  const { signal } = listeners;
  let ghost: HTMLElement | null = null;
  const stop = (isDropped: boolean) => {
    listeners.abort();
    if (!ghost) return;
    ghost.remove();
    send(isDropped ? { kind: 'drop' } : { kind: 'drag', dragged, at: null });
    // A drag must not also trigger a click.
    source.addEventListener('click', suppressEvent, { capture: true, once: true });
    setTimeout(() => source.removeEventListener('click', suppressEvent, { capture: true }));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (
      !ghost &&
      Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) <= DRAG_THRESHOLD_PX
    )
      return;
    if (!ghost) source.setPointerCapture(start.pointerId);
    ghost ??= createGhost(dragged.label);
    ghost.style.translate = `${event.clientX + 12}px ${event.clientY + 8}px`;
    send({ kind: 'drag', dragged, at: pointIn(frame(), event) });
  };
  source.addEventListener('pointermove', onPointerMove, { signal });
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

/** Current width of an element, in pixels; 0 before it is measured. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}

/**
 * Connects the session to the canvas and to the clipboard.
 * @returns how many times the canvas has become ready for messages
 */
function useConnectedCanvas(
  frame: RefObject<HTMLIFrameElement | null>,
  session: Session | null,
  onRendered: () => void,
): number {
  const { announce, change } = usePanes();
  const [readyCount, setReadyCount] = useState(0);
  useEffect(() => {
    if (!session) return;
    const handlers = {
      canvas: () => frame.current?.contentWindow ?? null,
      announce,
      insertAt: (at: Position) => {
        if (!session.state().editor.mayWrite) return announce(readOnlyReason);
        change({ left: 'palette', at });
      },
      onReady: () => setReadyCount((count) => count + 1),
      onRendered,
    };
    const cleanups = [connectCanvas(session, handlers), listenToClipboard(session, announce)];
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  }, [frame, session, announce, change, onRendered]);
  return readyCount;
}

type CanvasFrameProps = {
  page: ComposedPage;
  locales: readonly Locale[];
  /** Null until the page is open; the iframe loads meanwhile. */
  session: Session | null;
  /** The page is rendered. */
  onRendered: () => void;
};

/** The page in an iframe, with the chosen width and zoom. */
export function CanvasFrame({ page, locales, session, onRendered }: CanvasFrameProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const [container, width] = useWidth();
  const [chosenView, setView] = useState<Viewport | null>(null);
  const view = chosenView ?? initialViewport(width);
  const readyCount = useConnectedCanvas(frame, session, onRendered);
  useEffect(() => listenToBlockDrags(() => frame.current), []);
  const zoom = view.zoom === 'fit' ? zoomToFit(view, width) : view.zoom;
  useEffect(() => {
    const message: ToCanvas = { kind: 'view', theme: view.theme, zoom };
    if (readyCount > 0) frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [view.theme, zoom, readyCount]);
  const pixels = viewportWidth(view, width);
  // Set by script only: the content security policy of these screens refuses inline styles in the response
  // of the server.
  const isMeasured = width > 0;
  const wrapperSize = { width: Math.round(pixels * zoom) };
  const size = { width: pixels, height: `${100 / zoom}%`, transform: `scale(${zoom})` };
  return (
    <main aria-label="The page" className="grid min-h-0 min-w-0 grid-rows-[auto_1fr] bg-surface-sunken">
      {session ? (
        <ViewportToolbar
          view={view}
          zoom={zoom}
          pixels={pixels}
          page={page}
          locales={locales}
          change={setView}
        />
      ) : (
        <div />
      )}
      <div ref={container} className="min-h-0 overflow-auto">
        <div className="relative mx-auto h-full" style={isMeasured ? wrapperSize : undefined}>
          {session && <SkipLink to="form" onSkip={focusForm} />}
          <iframe
            ref={frame}
            title="The page"
            src={`/compose/canvas/${page.locale}`}
            className="absolute top-0 left-0 origin-top-left bg-surface"
            style={isMeasured ? size : undefined}
          />
          {session && <SkipLink to="block list" onSkip={focusBlocks} />}
        </div>
      </div>
    </main>
  );
}

/** Skip link for keyboard users, because every link of the page is a tab stop. */
const SkipLink = ({ to, onSkip }: { to: string; onSkip: () => void }): ReactElement => (
  <button
    type="button"
    className="pane-button sr-only bg-surface-raised focus-visible:not-sr-only focus-visible:absolute focus-visible:z-10"
    onClick={onSkip}
  >
    Skip preview, go to the {to}
  </button>
);
