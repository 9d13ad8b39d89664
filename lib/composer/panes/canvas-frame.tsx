'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/schemas/locale';
import type { ToCanvas } from '../canvas/messages';
import type { ComposedPage } from '../session/backend';
import { firstView, fittingZoom, type View, widthOf } from './canvas-view';
import { CanvasViews } from './canvas-views';
import { listenToClipboard } from './clipboard';
import { listenToDragsInto } from './drag-into-canvas';
import { joinCanvas } from './join-canvas';
import { usePanes } from './use-panes';
import { useSession } from './use-session';
import { useWidth } from './use-width';

const search = '[data-pane="left"] input[type="search"]';

type CanvasFrameProps = {
  page: ComposedPage;
  locales: readonly Locale[];
};

/** The page itself, as wide and as large as one wants to look at it. */
export function CanvasFrame({ page, locales }: CanvasFrameProps): ReactElement {
  const session = useSession();
  const { say, change } = usePanes();
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, width] = useWidth();
  const [chosen, setView] = useState<View | null>(null);
  const view = chosen ?? firstView(width);
  const [timesBegun, setTimesBegun] = useState(0);
  useEffect(
    () =>
      joinCanvas(session, {
        canvas: () => frame.current?.contentWindow ?? null,
        say,
        insertAt: (at) => {
          change({ left: 'palette', at });
          requestAnimationFrame(() => document.querySelector<HTMLElement>(search)?.focus());
        },
        begun: () => setTimesBegun((times) => times + 1),
      }),
    [session, say, change],
  );
  useEffect(() => listenToClipboard(session, say), [session, say]);
  useEffect(() => listenToDragsInto(() => frame.current), []);
  const zoom = view.zoom === 'fit' ? fittingZoom(view, width) : view.zoom;
  useEffect(() => {
    const message: ToCanvas = { kind: 'view', theme: view.theme, zoom };
    if (timesBegun > 0) frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [view.theme, zoom, timesBegun]);
  const pixels = widthOf(view, width);
  return (
    <main aria-label="The page" className="grid min-h-0 min-w-0 grid-rows-[auto_1fr] bg-surface-sunken">
      <CanvasViews view={view} zoom={zoom} pixels={pixels} page={page} locales={locales} change={setView} />
      <div ref={room} className="min-h-0 overflow-auto">
        <div className="relative mx-auto h-full" style={{ width: Math.round(pixels * zoom) }}>
          <iframe
            ref={frame}
            title="The page"
            src={`/compose/canvas/${page.locale}`}
            className="absolute top-0 left-0 origin-top-left bg-surface"
            style={{ width: pixels, height: `${100 / zoom}%`, transform: `scale(${zoom})` }}
          />
        </div>
      </div>
    </main>
  );
}
