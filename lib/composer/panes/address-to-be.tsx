'use client';

import type { ReactElement } from 'react';
import { baseOf } from '../address/page-place';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

/** Beside the title of a page that was never published: the address that it will have, and the way to another. */
export function AddressToBe(): ReactElement | null {
  const { path, collection } = useSession().page;
  const wasOnSite = useSessionState((state) => state.wasOnSite);
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const { change } = usePanes();
  if (wasOnSite || collection !== 'pages') return null;
  // No slug begins so: it stands for one that is still to be given.
  const shown = /\/-[^/]*$/.test(path) ? `${baseOf(path)}/…` : path;
  return (
    <span className="grid min-w-min max-w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-1 text-label text-text-muted lg:max-w-64 lg:shrink-2">
      <span className="truncate" title={`Visitors will find it at ${shown}`}>
        <span className="sr-only">Visitors will find it at </span>
        {shown}
      </span>
      {mayWrite && (
        <button
          type="button"
          className="pane-button shrink-0 border border-line-strong"
          onClick={() => change({ dialog: 'address' })}
        >
          Change<span className="sr-only"> the address</span>
        </button>
      )}
    </span>
  );
}
