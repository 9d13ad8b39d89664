'use client';

import { type ReactElement, useState } from 'react';
import { Icon } from '@/lib/ui/icon';
import { BlockToolbar } from './block-commands';
import { type CollapsedKeys, OutlineTreeView } from './outline-tree-view';
import { usePanes } from '../workspace/composer-context';
import { useSession, useSessionState } from '../workspace/use-session';

const noKeys: ReadonlySet<string> = new Set();

/** The outline of the page, with the toolbar of the selected block. */
export function OutlinePanel(): ReactElement {
  const count = useSessionState(({ editing }) => editing.document.blocks.size);
  const canFold = useSessionState(({ editing }) =>
    [...editing.document.blocks.values()].some(({ slots }) => slots.size > 0),
  );
  const [closed, setClosed] = useState<CollapsedKeys>(noKeys);
  const isFolded = closed === 'all' || closed.size > 0;
  if (count === 0) return <EmptyOutline />;
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]">
      <div className="flex min-h-10 items-center justify-between px-3 py-1 text-label text-text-muted">
        <span>{count === 1 ? '1 block' : `${count} blocks`}</span>
        {canFold && (
          <button
            type="button"
            className="pane-button text-label"
            onClick={() => setClosed(isFolded ? noKeys : 'all')}
          >
            {isFolded ? 'Unfold all' : 'Fold all'}
          </button>
        )}
      </div>
      <OutlineTreeView closed={closed} setClosed={setClosed} />
      <BlockToolbar />
    </div>
  );
}

function EmptyOutline(): ReactElement {
  const panes = usePanes();
  const isSection = useSession().page.collection === 'website-sections';
  return (
    <div className="grid content-start gap-3 p-4">
      <p className="font-medium">This {isSection ? 'section' : 'page'} is empty.</p>
      <p className="text-text-muted">
        {isSection
          ? 'It shows nothing on the pages that share it, until a block stands in it.'
          : 'A page is a stack of blocks: most begin with a hero, say what is offered, and end with a call to action.'}
      </p>
      <button
        type="button"
        className="pane-button pane-button-main"
        onClick={() => panes.change({ left: 'palette', at: null })}
      >
        <Icon name="plus" className="size-4" />
        Add the first block
      </button>
    </div>
  );
}
