'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { findDifference } from '@/lib/document/operations/find-difference';
import { closeDocument, type OpenDocument } from '@/lib/document/operations/open-document';
import { type ToCanvas, toComposerSchema } from '../canvas/messages';
import type { ComposedPage } from '../session/backend';
import type { Session } from '../session/session';
import type { SessionState } from '../session/session-state';
import { runCommand } from './commands';
import { useSession } from './use-session';

const widths = { Phone: 'max-w-[24.375rem]', Tablet: 'max-w-[48rem]', Desktop: 'max-w-none' } as const;
type Width = keyof typeof widths;

/** The page itself, as wide as a visitor's screen may be. */
export function CanvasFrame({
  page,
  say,
}: {
  page: ComposedPage;
  say: (sentence: string) => void;
}): ReactElement {
  const session = useSession();
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('Desktop');
  useEffect(() => join(session, () => frame.current?.contentWindow ?? null, say), [session, say]);
  return (
    <main aria-label="The page" className="grid min-h-0 grid-rows-[auto_1fr] bg-surface-sunken">
      <div className="flex justify-center gap-1 p-2">
        {(['Phone', 'Tablet', 'Desktop'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="pane-button"
            aria-pressed={width === one}
            onClick={() => setWidth(one)}
          >
            {one}
          </button>
        ))}
      </div>
      <iframe
        ref={frame}
        title="The page"
        src={`/compose/canvas/${page.locale}`}
        className={`mx-auto h-full w-full bg-surface ${widths[width]}`}
      />
    </main>
  );
}

/** Tells the canvas what it has to show, and hears what is done there. @returns what ends that. */
function join(session: Session, canvas: () => Window | null, say: (sentence: string) => void): () => void {
  type Shown = { document: OpenDocument; filling: SessionState['filling']; selected: string | null };
  let shown: Shown | null = null;
  const tell = (message: ToCanvas) => canvas()?.postMessage(message, window.location.origin);
  const tellAll = ({ document, filling }: Shown) =>
    tell({
      kind: 'page',
      path: session.page.path,
      nodes: closeDocument(document),
      filling: filling.page,
      of: closeDocument(filling.of),
    });
  const read = (): Shown => {
    const { editing, filling, selected } = session.state();
    return { document: editing.document, filling, selected };
  };
  const update = () => {
    if (!shown) return;
    const now = read();
    if (shown.filling !== now.filling) tellAll(now);
    else if (shown.document !== now.document)
      tell({ kind: 'operations', operations: findDifference(shown.document, now.document) });
    if (shown.selected !== now.selected) tell({ kind: 'selected', id: now.selected });
    shown = now;
  };
  const begin = () => {
    shown = read();
    tellAll(shown);
    tell({ kind: 'selected', id: shown.selected });
  };
  const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== canvas()) return;
    const { data: message } = toComposerSchema.safeParse(data);
    if (message?.kind === 'begin') begin();
    if (message?.kind === 'select')
      session.select(message.ids.find((id) => session.state().editing.document.blocks.has(id)) ?? null);
    if (message?.kind === 'command') say(runCommand(session, message.command) ?? '');
  };
  window.addEventListener('message', hear);
  const unlisten = session.listen(update);
  return () => {
    window.removeEventListener('message', hear);
    unlisten();
  };
}
