'use client';

import { type ReactElement, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Block } from '@/lib/engine/block';
import { findBlocks } from '../inserting/offered-blocks';
import { rememberReasons } from '../inserting/remember-reasons';
import { tellPosition } from '../inserting/tell-position';
import { notTheirs } from '../session/reason-against';
import { isTouched, writeInChosen } from './bring-focus';
import { PaletteList, walk } from './palette-list';
import { nextPosition, putIn } from './put-in';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

/** The blocks that can be put in, as they look: behind the chosen one, or where somebody said. */
export function Palette(): ReactElement {
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  return mayWrite ? <Offered /> : <p className="p-4 text-text-muted">{notTheirs}.</p>;
}

function Offered(): ReactElement {
  const session = useSession();
  const panes = usePanes();
  const [sought, setSought] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => findBlocks(sought), [sought]);
  const document = useDeferredValue(useSessionState(({ editing }) => editing.document));
  const editor = useSessionState((state) => state.editor);
  useSessionState((state) => state.selected);
  const at = nextPosition(session, panes.at);
  const [judge] = useState(rememberReasons);
  const offered = useMemo(() => groups.flatMap(({ blocks }) => blocks), [groups]);
  const reasons = judge(document, offered, at, editor);
  const [first] = [...reasons].find(([, reason]) => reason === null) ?? [];
  const insert = async (block: Block, isByKey: boolean) => {
    const { sentence, id } = await putIn(session, block, at);
    panes.say(sentence);
    // Several at one place come one after the other.
    if (id !== null && panes.at) panes.change({ at: { ...panes.at, after: id } });
    // What is typed next is meant for it; under a finger the keyboard would come over the page.
    if (id !== null && (isByKey || !isTouched())) writeInChosen(session, panes);
  };
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
      <div className="grid gap-2 border-line border-b p-3">
        <input
          type="search"
          className="field"
          aria-label="Search blocks"
          placeholder="Search, as “photo” or “contact”"
          value={sought}
          onChange={({ target }) => {
            setSought(target.value);
            // What fits best stands at the top, wherever the last list was left.
            if (list.current?.parentElement) list.current.parentElement.scrollTop = 0;
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') walk(event, list.current, 0);
            if (event.key === 'Enter' && sought !== '' && first) void insert(first, true);
          }}
        />
        <p className="text-label text-text-muted">
          The next one goes <b className="text-text">{tellPosition(document, at)}</b>
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
