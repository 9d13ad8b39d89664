'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Position } from '@/lib/document/operations/operation';
import type { Locale } from '@/schemas/locale';
import type { ToCanvas } from '../canvas/messages';
import type { ComposedPage } from '../session/composer-api';
import { readOnlyReason } from '../session/edit-reasons';
import type { Session } from '../session/session';
import { initialViewport, zoomToFit, type Viewport, viewportWidth } from './canvas-view';
import { ViewportToolbar } from './viewport-toolbar';
import { listenToClipboard } from '../commands/clipboard';
import { listenToBlockDrags } from './drag-into-canvas';
import { connectCanvas } from './connect-canvas';
import { focusBlocks, focusForm } from '../workspace/pane-keys';
import { usePanes } from '../workspace/composer-context';
import { useWidth } from './use-width';

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
  const { announce, change } = usePanes();
  const frame = useRef<HTMLIFrameElement>(null);
  const [container, width] = useWidth();
  const [chosenView, setView] = useState<Viewport | null>(null);
  const view = chosenView ?? initialViewport(width);
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
  }, [session, announce, change, onRendered]);
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
        <ViewportToolbar view={view} zoom={zoom} pixels={pixels} page={page} locales={locales} change={setView} />
      ) : (
        <div />
      )}
      <div ref={container} className="min-h-0 overflow-auto">
        <div className="relative mx-auto h-full" style={isMeasured ? wrapperSize : undefined}>
          {session && <SkipLink to="what is written in it" onSkip={focusForm} />}
          <iframe
            ref={frame}
            title="The page"
            src={`/compose/canvas/${page.locale}`}
            className="absolute top-0 left-0 origin-top-left bg-surface"
            style={isMeasured ? size : undefined}
          />
          {session && <SkipLink to="the list of its blocks" onSkip={focusBlocks} />}
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
    Past the page, to {to}
  </button>
);
