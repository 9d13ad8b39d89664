'use client';

import { type ReactElement, useEffect, useState } from 'react';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { Icon } from '@/lib/ui/icon';
import { blockTitleOf } from '../outline/block-name';
import type { ComposedPage } from '../session/backend';
import { faultsOf } from '../session/block-faults';
import { isInTheWay } from '../session/is-in-the-way';
import { Keys } from './keys';
import { useFind } from './use-find';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

/** While no block is chosen: what to do, and what is still to be mended before visitors see the page. */
export function NextSteps(): ReactElement {
  const panes = usePanes();
  const isEmpty = useSessionState(({ editing }) => editing.document.root.length === 0);
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="font-display text-card">
          {isEmpty
            ? 'Begin with a block'
            : mayWrite
              ? 'Choose a block to edit it'
              : 'Choose a block to read it'}
        </h2>
        <p className="text-text-muted">
          {isEmpty
            ? 'All that stands here is made of blocks: add one, and write in it here.'
            : 'Press it on the page, or in the list of blocks. What is written in it stands here then.'}
        </p>
      </div>
      <div className="grid gap-2">
        {mayWrite && (
          <button
            type="button"
            className="pane-button justify-start border border-line-strong"
            onClick={() => panes.change({ left: 'palette', at: null })}
          >
            <Icon name="plus" className="size-4" />
            Add a block
          </button>
        )}
        <button
          type="button"
          className="pane-button justify-start border border-line-strong"
          onClick={() => panes.change({ dialog: 'commands' })}
        >
          <Icon name="search" className="size-4" />
          Find anything
          <span className="ml-auto">
            <Keys keys={['Ctrl', 'K']} />
          </span>
        </button>
      </div>
      {mayWrite && <ToMend />}
    </div>
  );
}

type Mending = { id: string; title: string; count: number; path: string };

/** How long after an edit the whole page is looked through, in ms. */
const pause = 300;

/** The blocks that stand in the way of publishing. */
function ToMend(): ReactElement | null {
  const { page } = useSession();
  const lead = useFind();
  const document = useSessionState(({ editing }) => editing.document);
  const stored = useSessionState(({ editing }) => editing.stored.document);
  const [found, setFound] = useState<readonly Mending[]>([]);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const mending = await findToMend({ document, stored, page }, () => isWanted);
      if (isWanted) setFound(mending);
    };
    const timer = setTimeout(look, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [document, stored, page]);
  if (found.length === 0) return null;
  return (
    <section aria-label="To be mended" className="rounded-md border border-negative p-3">
      <h3 className="mb-1 font-medium">To be mended before it is published</h3>
      <ul>
        {found.map(({ id, title, count, path }) => (
          <li key={id}>
            <button
              type="button"
              className="pane-button w-full justify-between text-left"
              onClick={() => lead(id, path)}
            >
              <span className="truncate">{title}</span>
              <span className="outline-count">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How long one look may take before somebody else has a turn, in ms. */
const turn = 6;

async function findToMend(
  { document, stored, page }: { document: OpenDocument; stored: OpenDocument; page: ComposedPage },
  isWanted: () => boolean,
): Promise<Mending[]> {
  const found: Mending[] = [];
  let begun = performance.now();
  for (const [id, block] of document.blocks) {
    if (performance.now() - begun > turn) {
      await new Promise((resolve) => setTimeout(resolve));
      begun = performance.now();
    }
    if (!isWanted()) break;
    if (!isInTheWay(document, stored, id)) continue;
    const faults = faultsOf(document, id, page);
    const [first] = faults;
    if (first) found.push({ id, title: blockTitleOf(block.own), count: faults.length, path: first.path });
  }
  return found;
}
