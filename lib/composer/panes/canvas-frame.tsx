'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Position } from '@/lib/document/operations/operation';
import type { Locale } from '@/schemas/locale';
import type { ToCanvas } from '../canvas/messages';
import type { ComposedPage } from '../session/backend';
import { notTheirs } from '../session/reason-against';
import type { Session } from '../session/session';
import { firstView, fittingZoom, type View, widthOf } from './canvas-view';
import { CanvasViews } from './canvas-views';
import { listenToClipboard } from './clipboard';
import { listenToDragsInto } from './drag-into-canvas';
import { joinCanvas } from './join-canvas';
import { focusBlocks, focusForm } from './pane-keys';
import { usePanes } from './use-panes';
import { useWidth } from './use-width';

type CanvasFrameProps = {
  page: ComposedPage;
  locales: readonly Locale[];
  /** Null until the page is open: its frame loads meanwhile. */
  session: Session | null;
  /** The page is seen. */
  drawn: () => void;
};

/** The page itself, as wide and as large as one wants to look at it. */
export function CanvasFrame({ page, locales, session, drawn }: CanvasFrameProps): ReactElement {
  const { say, change } = usePanes();
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, width] = useWidth();
  const [chosen, setView] = useState<View | null>(null);
  const view = chosen ?? firstView(width);
  const [timesBegun, setTimesBegun] = useState(0);
  useEffect(() => {
    if (!session) return;
    const joining = {
      canvas: () => frame.current?.contentWindow ?? null,
      say,
      insertAt: (at: Position) => {
        if (!session.state().editor.mayWrite) return say(notTheirs);
        change({ left: 'palette', at });
      },
      begun: () => setTimesBegun((times) => times + 1),
      drawn,
    };
    const ends = [joinCanvas(session, joining), listenToClipboard(session, say)];
    return () => {
      for (const end of ends) end();
    };
  }, [session, say, change, drawn]);
  useEffect(() => listenToDragsInto(() => frame.current), []);
  const zoom = view.zoom === 'fit' ? fittingZoom(view, width) : view.zoom;
  useEffect(() => {
    const message: ToCanvas = { kind: 'view', theme: view.theme, zoom };
    if (timesBegun > 0) frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [view.theme, zoom, timesBegun]);
  const pixels = widthOf(view, width);
  // By script alone: a style in the server's answer is refused by the policy of these screens.
  const isMeasured = width > 0;
  const around = { width: Math.round(pixels * zoom) };
  const size = { width: pixels, height: `${100 / zoom}%`, transform: `scale(${zoom})` };
  return (
    <main aria-label="The page" className="grid min-h-0 min-w-0 grid-rows-[auto_1fr] bg-surface-sunken">
      {session ? (
        <CanvasViews view={view} zoom={zoom} pixels={pixels} page={page} locales={locales} change={setView} />
      ) : (
        <div />
      )}
      <div ref={room} className="min-h-0 overflow-auto">
        <div className="relative mx-auto h-full" style={isMeasured ? around : undefined}>
          {session && <PastThePage to="what is written in it" go={focusForm} />}
          <iframe
            ref={frame}
            title="The page"
            src={`/compose/canvas/${page.locale}`}
            className="absolute top-0 left-0 origin-top-left bg-surface"
            style={isMeasured ? size : undefined}
          />
          {session && <PastThePage to="the list of its blocks" go={focusBlocks} />}
        </div>
      </div>
    </main>
  );
}

/** For whoever goes on by Tab, or back: every link of the page is a stop. */
const PastThePage = ({ to, go }: { to: string; go: () => void }): ReactElement => (
  <button
    type="button"
    className="pane-button sr-only bg-surface-raised focus-visible:not-sr-only focus-visible:absolute focus-visible:z-10"
    onClick={go}
  >
    Past the page, to {to}
  </button>
);
