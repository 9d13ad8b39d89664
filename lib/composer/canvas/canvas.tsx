'use client';

import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { registry } from '@/blocks/registry';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import { type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import { isHidden } from '@/lib/document/visible-nodes';
import type { QuarantinedBlock } from '@/lib/engine/block-list';
import type { PageI18nData } from '@/lib/engine/create-page-i18n';
import { LiveBlocks } from '@/lib/engine/live-blocks';
import { loadViews, typesOf } from '@/lib/engine/load-blocks';
import { createReadCache } from '@/lib/engine/read-cache';
import type { StoredBlock } from '@/schemas/stored-block';
import { newUuid } from '../editing/new-uuid';
import { BlockFrame, HiddenBlocks, PendingBlocks } from './block-frame';
import { type CanvasData, memoizeResolvedBlocks, readCanvasData } from './canvas-data';
import { type HoverTarget, listenToCanvasInput } from './canvas-input';
import { listenForDrags } from './dragging/drag-blocks';
import { EmptyPage, EmptySlot, OpenDocumentContext } from './empty-slots';
import {
  postToComposer,
  type RemoteSelection,
  type SelectedBlock,
  type ToCanvas,
  toCanvasSchema,
} from './messages';
import { Overlay } from './overlay/overlay';
import { renderWithAnchor } from './overlay/scroll-anchor';
import './shared-views';
import { createInlineEditor } from './inline-editing/inline-editor';
import { QuarantinedBlockCard } from './quarantined-block-card';
import { MAX_EAGER_BLOCKS, useProgressiveBlocks } from './use-progressive-blocks';

type CanvasState = {
  document: OpenDocument;
  canvasData: CanvasData;
  acknowledgedCount: number;
  pending: ReadonlySet<string>;
};
type LoadedBlocks = { main: readonly StoredBlock[]; canvasData: CanvasData };

const ignore = () => undefined;
const noBlocks: ReadonlySet<string> = new Set();

/** The page as visitors see it, in its own window, rendered from the document that the composer sends. */
export function Canvas({ i18n }: { i18n: PageI18nData }): ReactElement | null {
  const [canvasState, setCanvasState] = useState<CanvasState | null>(null);
  const [selected, setSelected] = useState<SelectedBlock | null>(null);
  const [hovered, setHovered] = useState<HoverTarget | null>(null);
  const [remoteSelections, setRemoteSelections] = useState<readonly RemoteSelection[]>([]);
  const renderAround = useRef<RenderAround>((render) => render());
  const selectedId = useRef<string | null>(null);
  useMessages(i18n, { renderAround, selectedId }, { setCanvasState, setSelected, setRemoteSelections });
  // Preloads all views while the composer sends the page. A view that fails to load is reported when a block
  // needs it.
  useEffect(() => void Promise.allSettled(registry.all.map(({ loadView }) => loadView())), []);
  const resolveBlocks = useRef(memoizeResolvedBlocks()).current;
  const read = useRef(createReadCache(registry)).current;
  const main = useMemo(
    () => (canvasState ? resolveBlocks(canvasState.document, canvasState.canvasData) : []),
    [canvasState, resolveBlocks],
  );
  const loaded = useLoaded(main, canvasState?.canvasData);
  const visibleBlocks = useProgressiveBlocks(loaded?.main ?? []);
  const isRendered = loaded !== null;
  useEffect(() => {
    if (isRendered) postToComposer({ kind: 'rendered' });
  }, [isRendered]);
  const hidden = useHidden(canvasState?.document);
  useInlineEditing({ canvasState, loaded, selected }, { renderAround, selectedId }, setHovered);
  const getDocument = useLatestDocument(canvasState);
  if (!loaded || !canvasState) return null;
  const { canvasData } = loaded;
  return (
    <OpenDocumentContext value={getDocument}>
      <HiddenBlocks value={hidden}>
        <PendingBlocks value={canvasState.pending}>
          <Overlay
            selected={selected}
            hovered={hovered}
            remoteSelections={remoteSelections}
            document={canvasState.document}
          />
          {canvasData.header.length === 0 && <div className="canvas-spacer" />}
          <LiveBlocks blocks={read(canvasData.header)} page={canvasData.context} report={ignore} />
          <main id="content" className={loaded.main.length > MAX_EAGER_BLOCKS ? 'canvas-long' : undefined}>
            <LiveBlocks
              blocks={read(visibleBlocks)}
              page={canvasData.context}
              report={ignore}
              quarantine={quarantined}
              wrap={wrap}
              wrapChunk={wrapInChunk}
              emptySlot={emptySlot}
            />
            {loaded.main.length === 0 && <EmptyPage />}
          </main>
          <LiveBlocks blocks={read(canvasData.footer)} page={canvasData.context} report={ignore} />
        </PendingBlocks>
      </HiddenBlocks>
    </OpenDocumentContext>
  );
}

const wrap = (id: string, rendered: ReactNode, quarantined: ReactNode): ReactNode => (
  <BlockFrame id={id} rendered={rendered} quarantined={quarantined} />
);

const wrapInChunk = (blocks: ReactNode): ReactNode => <div className="canvas-chunk">{blocks}</div>;

const emptySlot = (id: string, name: string): ReactNode => <EmptySlot id={id} name={name} />;

const quarantined = (block: QuarantinedBlock): ReactNode => <QuarantinedBlockCard {...block} />;

/** Renders changes of other users without interrupting the inline text field. */
type RenderAround = (render: () => void) => void;
type CanvasSetters = {
  setCanvasState: (canvasState: CanvasState) => void;
  setSelected: (selected: SelectedBlock | null) => void;
  setRemoteSelections: (remoteSelections: readonly RemoteSelection[]) => void;
};

/** `selectedId` is updated at once: the next key may follow before React has rendered the selection. */
type CanvasRefs = { renderAround: { current: RenderAround }; selectedId: { current: string | null } };

function useMessages(
  i18n: PageI18nData,
  { renderAround, selectedId }: CanvasRefs,
  { setCanvasState, setSelected, setRemoteSelections }: CanvasSetters,
): void {
  useEffect(() => {
    let path = '/';
    let currentState: CanvasState | null = null;
    const canvasId = newUuid();
    let pageNumber = 0;
    const requestPage = () =>
      postToComposer({ kind: 'request-page', canvas: canvasId, lastPageNumber: pageNumber });
    const updateState = (change: Partial<CanvasState>) => {
      if (!currentState) return;
      currentState = { ...currentState, ...change };
      setCanvasState(currentState);
    };
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      const { data: message } = toCanvasSchema.safeParse(data);
      if (message?.kind === 'open') requestPage();
      if (message?.kind === 'view') applyView(message);
      if (message?.kind === 'remote-selections') setRemoteSelections(message.selections);
      if (message?.kind === 'pending') updateState({ pending: new Set(message.ids) });
      // Synchronous: the user may press the next key before the next frame.
      if (message?.kind === 'selection') {
        selectedId.current = message.selected?.id ?? null;
        flushSync(() => setSelected(message.selected));
      }
      if (message?.kind === 'operations') {
        const applied = currentState && applyOperations(currentState.document, message.operations);
        const render = () => applied?.ok && flushSync(() => updateState({ document: applied.document }));
        const isRearranged = message.operations.some(({ kind }) => kind !== 'set');
        if (applied?.ok)
          renderWithAnchor(isRearranged ? selectedId.current : null, () => renderAround.current(render));
        else requestPage();
      }
      if (message?.kind === 'acknowledge') flushSync(() => updateState({ acknowledgedCount: message.count }));
      if (message?.kind === 'page') {
        path = message.path;
        pageNumber = message.pageNumber;
        currentState = openPage(message, i18n, currentState);
        setCanvasState(currentState);
      }
      if (message?.kind === 'page-data')
        updateState({
          canvasData: readCanvasData(message.pageData, { i18n, path }, currentState?.canvasData ?? null),
        });
    };
    window.addEventListener('message', onMessage);
    requestPage();
    return () => window.removeEventListener('message', onMessage);
  }, [i18n, renderAround, selectedId, setCanvasState, setSelected, setRemoteSelections]);
}

/** The state for a page that the composer sends; `previous` is the state before it. */
function openPage(
  { nodes, pageData, path }: Extract<ToCanvas, { kind: 'page' }>,
  i18n: PageI18nData,
  previous: CanvasState | null,
): CanvasState {
  const canvasData = readCanvasData(pageData, { i18n, path }, previous?.canvasData ?? null);
  return { acknowledgedCount: 0, pending: noBlocks, ...previous, document: openDocument(nodes), canvasData };
}

/** Applies the color scheme, and scales the tools so that they have the same size at every zoom level. */
function applyView({ theme, zoom }: Extract<ToCanvas, { kind: 'view' }>): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.setProperty('--tool-zoom', String(1 / zoom));
}

/** A stable function that returns the current document. */
function useLatestDocument(canvasState: CanvasState | null): () => OpenDocument | null {
  const latestState = useRef(canvasState);
  latestState.current = canvasState;
  return useCallback(() => latestState.current?.document ?? null, []);
}

/** Ids of the hidden blocks. Returns the same set until it changes. */
function useHidden(opened: OpenDocument | undefined): ReadonlySet<string> {
  const ids = [...(opened?.blocks ?? [])].flatMap(([id, { node }]) => (isHidden(node) ? [id] : [])).join(' ');
  return useMemo(() => new Set(ids.split(' ')), [ids]);
}

/** Connects selection, dragging and inline editing to the canvas. */
function useInlineEditing(
  {
    canvasState,
    loaded,
    selected,
  }: { canvasState: CanvasState | null; loaded: LoadedBlocks | null; selected: SelectedBlock | null },
  { renderAround, selectedId }: CanvasRefs,
  onHover: (target: HoverTarget | null) => void,
): void {
  const latest = useRef({ canvasState, loaded, selected });
  const [editor] = useState(() =>
    createInlineEditor(
      () => {
        const { canvasState: state, loaded: loadedBlocks } = latest.current;
        return (
          state &&
          loadedBlocks && {
            document: state.document,
            main: loadedBlocks.main,
            page: loadedBlocks.canvasData.context,
          }
        );
      },
      (id) => selectedId.current === id,
    ),
  );
  useEffect(() => {
    latest.current = { canvasState, loaded, selected };
    if (canvasState) editor.sync(canvasState.document, canvasState.acknowledgedCount);
    if (selected?.refusal && editor.isEditing(selected.id)) editor.close();
  }, [canvasState, loaded, selected, editor]);
  useEffect(() => {
    renderAround.current = editor.renderAround;
    const getDocument = () => latest.current.canvasState?.document ?? null;
    const cleanups = [
      listenToCanvasInput({
        getDocument,
        getSelectedId: () => selectedId.current,
        onSelect: (id) => {
          selectedId.current = id;
        },
        editor,
        onHover,
      }),
      listenForDrags({ getDocument, getSelected: () => latest.current.selected }),
    ];
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  }, [editor, renderAround, selectedId, onHover]);
}

/**
 * The page once all its views are loaded, immediately if they already are. Until then, the previous page.
 */
function useLoaded(main: readonly StoredBlock[], canvasData: CanvasData | undefined): LoadedBlocks | null {
  const [loadedTypes, setLoadedTypes] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<LoadedBlocks | null>(null);
  const blocks = useMemo(
    () => (canvasData ? [...canvasData.header, ...main, ...canvasData.footer] : []),
    [canvasData, main],
  );
  const isReady = useMemo(
    () => [...typesOf(blocks)].every((type) => loadedTypes.has(type)),
    [blocks, loadedTypes],
  );
  useEffect(() => {
    if (isReady) return;
    void loadViews(blocks, registry).then(() =>
      setLoadedTypes((previous) => new Set([...previous, ...typesOf(blocks)])),
    );
  }, [blocks, isReady]);
  if (canvasData && isReady) last.current = { main, canvasData };
  return last.current;
}
