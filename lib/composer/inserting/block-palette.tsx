'use client';

import { type ReactElement, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Block } from '@/lib/engine/block';
import { findBlocks } from './find-blocks';
import { memoizeInsertReasons } from './insert-reasons';
import { describePosition } from './tell-position';
import { readOnlyReason } from '../session/edit-reasons';
import { isTouchScreen, focusFirstField } from '../workspace/focus';
import { PaletteList, focusPaletteBlock } from './palette-list';
import { nextPosition, insertBlock } from './place-block';
import { usePanes } from '../workspace/composer-context';
import { useSession, useSessionState } from '../workspace/use-session';

/** Blocks that can be inserted, with previews: after the selected block, or at a requested position. */
export function BlockPalette(): ReactElement {
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  return mayWrite ? <PaletteContent /> : <p className="p-4 text-text-muted">{readOnlyReason}.</p>;
}

function PaletteContent(): ReactElement {
  const session = useSession();
  const panes = usePanes();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => findBlocks(query), [query]);
  const document = useDeferredValue(useSessionState(({ editing }) => editing.document));
  const editor = useSessionState((state) => state.editor);
  useSessionState((state) => state.selected);
  const at = nextPosition(session, panes.at);
  const [getReasons] = useState(memoizeInsertReasons);
  const offered = useMemo(() => groups.flatMap(({ blocks }) => blocks), [groups]);
  const reasons = getReasons(document, offered, at, editor);
  const [first] = [...reasons].find(([, reason]) => reason === null) ?? [];
  const insert = async (block: Block, isByKey: boolean) => {
    const { sentence, id } = await insertBlock(session, block, at);
    panes.announce(sentence);
    // Several blocks for the same position follow one another.
    if (id !== null && panes.at) panes.change({ at: { ...panes.at, after: id } });
    // The user goes on typing in the new block, except on touch screens, where the keyboard would cover the
    // page.
    if (id !== null && (isByKey || !isTouchScreen())) focusFirstField(session, panes);
  };
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
      <div className="grid gap-2 border-line border-b p-3">
        <input
          type="search"
          className="field"
          aria-label="Search blocks"
          placeholder="Search, as “photo” or “contact”"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            // The best match is at the top, however far the list was scrolled.
            if (list.current?.parentElement) list.current.parentElement.scrollTop = 0;
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') focusPaletteBlock(event, list.current, 0);
            if (event.key === 'Enter' && query !== '' && first) void insert(first, true);
          }}
        />
        <p className="text-label text-text-muted">
          The next one goes <b className="text-text">{describePosition(document, at)}</b>
        </p>
      </div>
      <PaletteList
        list={list}
        groups={groups}
        reasons={reasons}
        insert={(block, isByKey) => void insert(block, isByKey)}
      />
    </div>
  );
}
