'use client';

import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { registry } from '@/blocks/registry';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import { type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import type { WithheldBlock } from '@/lib/engine/block-list';
import { LiveBlocks } from '@/lib/engine/live-blocks';
import { loadViews, readBlocks } from '@/lib/engine/load-blocks';
import { rememberParsed } from '@/lib/engine/parse-memory';
import type { Locale } from '@/schemas/locale';
import type { StoredBlock } from '@/schemas/stored-block';
import { commandFor } from './command-keys';
import { rememberDrawn } from './draw-blocks';
import { type Filled, readFilled } from './filled';
import { type ToComposer, toCanvasSchema } from './messages';
import { Outline } from './outline';

type Shown = { document: OpenDocument; filled: Filled };
type Loaded = { main: readonly StoredBlock[]; frame: Filled };

const tell = (message: ToComposer) => window.parent.postMessage(message, window.location.origin);
const ignore = () => undefined;

/** The page as visitors see it, drawn in a realm of its own, by the document that the composer tells of. */
export function Canvas({ locale }: { locale: Locale }): ReactElement | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  useMessages(locale, setShown, setSelected);
  useEffect(listenToHands, []);
  const drawDocument = useRef(rememberDrawn()).current;
  const parse = useRef(rememberParsed()).current;
  const main = useMemo(
    () => (shown ? drawDocument(shown.document, shown.filled) : []),
    [shown, drawDocument],
  );
  const loaded = useLoaded(main, shown?.filled);
  const read = useCallback(
    (blocks: readonly StoredBlock[]) => readBlocks(blocks, registry, { parse }),
    [parse],
  );
  if (!loaded) return null;
  const { frame } = loaded;
  return (
    <>
      <LiveBlocks blocks={read(frame.header)} page={frame.context} report={ignore} />
      <main id="content">
        <LiveBlocks
          blocks={read(loaded.main)}
          page={frame.context}
          report={ignore}
          quarantine={withheld}
          wrap={wrap}
        />
      </main>
      <LiveBlocks blocks={read(frame.footer)} page={frame.context} report={ignore} />
      <Outline id={selected} drawn={loaded.main} />
    </>
  );
}

/** By this the block of a place on the page is found; it takes no part in the page's layout. */
const wrap = (id: string, drawn: ReactNode): ReactNode => (
  <div className="canvas-block" data-block={id}>
    {drawn}
  </div>
);

const withheld = ({ faults }: WithheldBlock): ReactNode => (
  <div className="canvas-withheld">
    <strong>This block cannot be shown yet</strong>
    {faults.map(({ path, message }) => (
      <p key={`${path} ${message}`}>{message}</p>
    ))}
  </div>
);

function useMessages(
  locale: Locale,
  setShown: (change: (shown: Shown | null) => Shown | null) => void,
  setSelected: (id: string | null) => void,
): void {
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      const { data: message } = toCanvasSchema.safeParse(data);
      if (message?.kind === 'selected') setSelected(message.id);
      if (message?.kind === 'page') {
        const { nodes, filling, of, path } = message;
        setShown(() => ({
          document: openDocument(nodes),
          filled: readFilled(filling, openDocument(of), { locale, path }),
        }));
      }
      if (message?.kind === 'operations')
        setShown((shown) => {
          const done = shown && applyOperations(shown.document, message.operations);
          if (shown && done?.ok) return { ...shown, document: done.document };
          tell({ kind: 'begin' });
          return shown;
        });
    };
    window.addEventListener('message', hear);
    tell({ kind: 'begin' });
    return () => window.removeEventListener('message', hear);
  }, [locale, setShown, setSelected]);
}

/** The page as soon as all its views are there; until then as it was before. */
function useLoaded(main: readonly StoredBlock[], frame: Filled | undefined): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!frame) return;
    let isNewest = true;
    void loadViews([...frame.header, ...main, ...frame.footer], registry).then(() => {
      if (isNewest) setLoaded({ main, frame });
    });
    return () => {
      isNewest = false;
    };
  }, [frame, main]);
  return loaded;
}

const found = '[data-block]';

/** Nothing on the page is followed or sent: a click chooses a block, a key is the composer's. */
function listenToHands(): () => void {
  const choose = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    const ids: string[] = [];
    for (let at = event.target instanceof Element ? event.target.closest(found) : null; at; ) {
      ids.push(at.getAttribute('data-block') ?? '');
      at = at.parentElement?.closest(found) ?? null;
    }
    tell({ kind: 'select', ids });
  };
  const submit = (event: Event) => event.preventDefault();
  const press = (event: KeyboardEvent) => {
    const isInField = event.target instanceof Element && event.target.matches('input, textarea, select');
    const command = isInField ? null : commandFor(event);
    if (!command) return;
    event.preventDefault();
    tell({ kind: 'command', command });
  };
  document.addEventListener('click', choose, true);
  document.addEventListener('submit', submit, true);
  document.addEventListener('keydown', press);
  return () => {
    document.removeEventListener('click', choose, true);
    document.removeEventListener('submit', submit, true);
    document.removeEventListener('keydown', press);
  };
}
