'use client';

import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { registry } from '@/blocks/registry';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import { type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import { isHidden } from '@/lib/document/shown-nodes';
import type { WithheldBlock } from '@/lib/engine/block-list';
import { LiveBlocks } from '@/lib/engine/live-blocks';
import { loadViews, typesOf } from '@/lib/engine/load-blocks';
import { rememberRead } from '@/lib/engine/read-memory';
import type { Told } from '@/lib/engine/told-customs';
import type { StoredBlock } from '@/schemas/stored-block';
import { newUuid } from '../editing/new-uuid';
import { AwaitedBlocks, BlockFrame, HiddenBlocks } from './block-frame';
import { listenToDrags } from './dragging/listen-to-drags';
import { rememberDrawn } from './draw-blocks';
import { EmptyPage, EmptySlot, OpenBlocks } from './empty-places';
import { type Filled, readFilled } from './filled';
import { listenToHands, type Pointed } from './hands';
import { type Chosen, type Guest, type ToCanvas, tell, toCanvasSchema } from './messages';
import { keepInPlace } from './overlay/keep-in-place';
import { Overlay } from './overlay/overlay';
import './shared-views';
import { mostDrawnWhole, useBeginning } from './use-beginning';
import { WithheldCard } from './withheld-card';
import { openWriting } from './writing/open-writing';

type Shown = { document: OpenDocument; filled: Filled; took: number; awaited: ReadonlySet<string> };
type Loaded = { main: readonly StoredBlock[]; frame: Filled };

const ignore = () => undefined;
const noBlocks: ReadonlySet<string> = new Set();

/** The page as visitors see it, drawn in a realm of its own, by the document that the composer tells of. */
export function Canvas({ told }: { told: Told }): ReactElement | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [guests, setGuests] = useState<readonly Guest[]>([]);
  const drawing = useRef<Drawing>((draw) => draw());
  useMessages(told, drawing, { setShown, setChosen, setGuests });
  // While the composer is still telling of the page; of what cannot be had it is told when it is needed.
  useEffect(() => void Promise.allSettled(registry.all.map(({ loadView }) => loadView())), []);
  const drawDocument = useRef(rememberDrawn()).current;
  const read = useRef(rememberRead(registry)).current;
  const main = useMemo(
    () => (shown ? drawDocument(shown.document, shown.filled) : []),
    [shown, drawDocument],
  );
  const loaded = useLoaded(main, shown?.filled);
  const shownNow = useBeginning(loaded?.main ?? []);
  const isDrawn = loaded !== null;
  useEffect(() => {
    if (isDrawn) tell({ kind: 'drawn' });
  }, [isDrawn]);
  const hidden = useHidden(shown?.document);
  useWriting({ shown, loaded, chosen }, drawing, setPointed);
  const now = useRef(shown);
  now.current = shown;
  const opened = useCallback(() => now.current?.document ?? null, []);
  if (!loaded || !shown) return null;
  const { frame } = loaded;
  return (
    <OpenBlocks value={opened}>
      <HiddenBlocks value={hidden}>
        <AwaitedBlocks value={shown.awaited}>
          <Overlay chosen={chosen} pointed={pointed} guests={guests} document={shown.document} />
          {frame.header.length === 0 && <div className="canvas-room" />}
          <LiveBlocks blocks={read(frame.header)} page={frame.context} report={ignore} />
          <main id="content" className={loaded.main.length > mostDrawnWhole ? 'canvas-long' : undefined}>
            <LiveBlocks
              blocks={read(shownNow)}
              page={frame.context}
              report={ignore}
              quarantine={withheld}
              wrap={wrap}
              gather={gather}
              emptySlot={emptySlot}
            />
            {loaded.main.length === 0 && <EmptyPage />}
          </main>
          <LiveBlocks blocks={read(frame.footer)} page={frame.context} report={ignore} />
        </AwaitedBlocks>
      </HiddenBlocks>
    </OpenBlocks>
  );
}

const wrap = (id: string, drawn: ReactNode, withheld: ReactNode): ReactNode => (
  <BlockFrame id={id} drawn={drawn} withheld={withheld} />
);

const gather = (blocks: ReactNode): ReactNode => <div className="canvas-stretch">{blocks}</div>;

const emptySlot = (id: string, name: string): ReactNode => <EmptySlot id={id} name={name} />;

const withheld = (block: WithheldBlock): ReactNode => <WithheldCard {...block} />;

/** Draws what others did, around whoever writes. */
type Drawing = (draw: () => void) => void;
type Heard = {
  setShown: (shown: Shown) => void;
  setChosen: (chosen: Chosen | null) => void;
  setGuests: (guests: readonly Guest[]) => void;
};

function useMessages(
  told: Told,
  drawing: { readonly current: Drawing },
  { setShown, setChosen, setGuests }: Heard,
): void {
  useEffect(() => {
    let path = '/';
    let now: Shown | null = null;
    const canvas = newUuid();
    let heard = 0;
    let chosen: string | null = null;
    const askForPage = () => tell({ kind: 'begin', canvas, heard });
    const show = (change: Partial<Shown>) => {
      if (!now) return;
      now = { ...now, ...change };
      setShown(now);
    };
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      const { data: message } = toCanvasSchema.safeParse(data);
      if (message?.kind === 'open') askForPage();
      if (message?.kind === 'view') showView(message);
      if (message?.kind === 'guests') setGuests(message.guests);
      if (message?.kind === 'awaited') show({ awaited: new Set(message.ids) });
      // At once: whoever is told of it, or has typed it, may press the next key before another frame.
      if (message?.kind === 'chosen') {
        chosen = message.chosen?.id ?? null;
        flushSync(() => setChosen(message.chosen));
      }
      if (message?.kind === 'operations') {
        const done = now && applyOperations(now.document, message.operations);
        const draw = () => done?.ok && flushSync(() => show({ document: done.document }));
        const isArranged = message.operations.some(({ kind }) => kind !== 'set');
        if (done?.ok) keepInPlace(isArranged ? chosen : null, () => drawing.current(draw));
        else askForPage();
      }
      if (message?.kind === 'took') flushSync(() => show({ took: message.count }));
      if (message?.kind === 'page') {
        const { nodes, filling } = message;
        path = message.path;
        heard = message.turn;
        const filled = readFilled(filling, { told, path }, now?.filled ?? null);
        now = { took: 0, awaited: noBlocks, ...now, document: openDocument(nodes), filled };
        setShown(now);
      }
      if (message?.kind === 'filling')
        show({ filled: readFilled(message.filling, { told, path }, now?.filled ?? null) });
    };
    window.addEventListener('message', hear);
    askForPage();
    return () => window.removeEventListener('message', hear);
  }, [told, drawing, setShown, setChosen, setGuests]);
}

/** Light or dark, and how large the tools have to be so that they look the same at every zoom. */
function showView({ theme, zoom }: Extract<ToCanvas, { kind: 'view' }>): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.setProperty('--tool-zoom', String(1 / zoom));
}

/** What visitors do not see; the same set until that changes. */
function useHidden(opened: OpenDocument | undefined): ReadonlySet<string> {
  const ids = [...(opened?.blocks ?? [])].flatMap(([id, { own }]) => (isHidden(own) ? [id] : [])).join(' ');
  return useMemo(() => new Set(ids.split(' ')), [ids]);
}

/** Has somebody choose blocks and write in them. */
function useWriting(
  { shown, loaded, chosen }: { shown: Shown | null; loaded: Loaded | null; chosen: Chosen | null },
  drawing: { current: Drawing },
  point: (at: Pointed | null) => void,
): void {
  const now = useRef({ shown, loaded, chosen });
  const [writing] = useState(() =>
    openWriting(
      () => {
        const { shown: opened, loaded: drawn } = now.current;
        return opened && drawn && { document: opened.document, main: drawn.main, page: drawn.frame.context };
      },
      (id) => now.current.chosen?.id === id,
    ),
  );
  useEffect(() => {
    now.current = { shown, loaded, chosen };
    if (shown) writing.sync(shown.document, shown.took);
    if (chosen?.refusal && writing.isIn(chosen.id)) writing.end();
  }, [shown, loaded, chosen, writing]);
  useEffect(() => {
    drawing.current = writing.keepThrough;
    const opened = () => now.current.shown?.document ?? null;
    const ends = [
      listenToHands({ document: opened, chosen: () => now.current.chosen?.id ?? null, writing, point }),
      listenToDrags({ document: opened, chosen: () => now.current.chosen }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [writing, drawing, point]);
}

/** The page as soon as all its views are there, at once when they are already; until then as it was before. */
function useLoaded(main: readonly StoredBlock[], frame: Filled | undefined): Loaded | null {
  const [drawable, setDrawable] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<Loaded | null>(null);
  const blocks = useMemo(() => (frame ? [...frame.header, ...main, ...frame.footer] : []), [frame, main]);
  const isReady = useMemo(() => [...typesOf(blocks)].every((type) => drawable.has(type)), [blocks, drawable]);
  useEffect(() => {
    if (isReady) return;
    void loadViews(blocks, registry).then(() =>
      setDrawable((before) => new Set([...before, ...typesOf(blocks)])),
    );
  }, [blocks, isReady]);
  if (frame && isReady) last.current = { main, frame };
  return last.current;
}
