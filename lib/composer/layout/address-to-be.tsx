'use client';

import type { ReactElement } from 'react';
import { parentPathOf } from '../address/page-place';
import { usePanes } from '../workspace/composer-context';
import { useSession, useSessionState } from '../workspace/use-session';

/** Planned address of a page that was never published, with a button to change it. */
export function PlannedAddress(): ReactElement | null {
  const { path, collection } = useSession().page;
  const wasOnSite = useSessionState((state) => state.wasOnSite);
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const { change } = usePanes();
  if (wasOnSite || collection !== 'pages') return null;
  // A slug that starts with a hyphen is a substitute for one that is not chosen yet.
  const displayedPath = /\/-[^/]*$/.test(path) ? `${parentPathOf(path)}/…` : path;
  return (
    <span className="grid min-w-min max-w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-1 text-label text-text-muted lg:max-w-64 lg:shrink-2">
      <span className="truncate" title={`Visitors will find it at ${displayedPath}`}>
        <span className="sr-only">Visitors will find it at </span>
        {displayedPath}
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
