'use client';

import { type ReactElement, useEffect, useState } from 'react';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { Icon } from '@/lib/ui/icon';
import { blockTitleOf } from '../outline/block-name';
import type { ComposedPage } from '../session/composer-api';
import { issuesOf } from '../session/block-issues';
import { doesPreventPublishing } from '../session/is-in-the-way';
import { Keys } from '../commands/shortcuts';
import { useFind } from '../workspace/use-find';
import { usePanes } from '../workspace/composer-context';
import { useSession, useSessionState } from '../workspace/use-session';

/** Shown while no block is selected: what to do next, and what to fix before visitors see the page. */
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
      {mayWrite && <BlocksToFix />}
    </div>
  );
}

type BlockToFix = { id: string; title: string; count: number; path: string };

/** Delay after an edit before the complete page is checked, in ms. */
const CHECK_DELAY_MS = 300;

/** The blocks that prevent publishing. */
function BlocksToFix(): ReactElement | null {
  const { page } = useSession();
  const findField = useFind();
  const document = useSessionState(({ editing }) => editing.document);
  const stored = useSessionState(({ editing }) => editing.stored.document);
  const [blocks, setBlocks] = useState<readonly BlockToFix[]>([]);
  useEffect(() => {
    let isActive = true;
    const check = async () => {
      const result = await findBlocksToFix({ document, stored, page }, () => isActive);
      if (isActive) setBlocks(result);
    };
    const timer = setTimeout(check, CHECK_DELAY_MS);
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [document, stored, page]);
  if (blocks.length === 0) return null;
  return (
    <section aria-label="To be mended" className="rounded-md border border-negative p-3">
      <h3 className="mb-1 font-medium">To be mended before it is published</h3>
      <ul>
        {blocks.map(({ id, title, count, path }) => (
          <li key={id}>
            <button
              type="button"
              className="pane-button w-full justify-between text-left"
              onClick={() => findField(id, path)}
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

/** Maximum duration of one uninterrupted check, in ms. */
const CHECK_SLICE_MS = 6;

async function findBlocksToFix(
  { document, stored, page }: { document: OpenDocument; stored: OpenDocument; page: ComposedPage },
  isActive: () => boolean,
): Promise<BlockToFix[]> {
  const result: BlockToFix[] = [];
  let sliceStart = performance.now();
  for (const [id, block] of document.blocks) {
    if (performance.now() - sliceStart > CHECK_SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      sliceStart = performance.now();
    }
    if (!isActive()) break;
    if (!doesPreventPublishing(document, stored, id)) continue;
    const issues = issuesOf(document, id, page);
    const [first] = issues;
    if (first) result.push({ id, title: blockTitleOf(block.own), count: issues.length, path: first.path });
  }
  return result;
}
