'use client';

import { type ReactElement, useEffect, useRef } from 'react';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import { sourceLabel } from '@/lib/engine/source-label';
import { hasMoved } from '../../outline/placement';
import type { HoverTarget } from '../canvas-input';
import { findFrame } from '../find-frame';
import { postToComposer, type RemoteSelection, type SelectedBlock } from '../messages';
import { BlockOutline } from './block-outline';
import { CanvasToolbar } from './canvas-toolbar';
import { isScrollAnchor } from './scroll-anchor';
import { scrollToBlock, useInitialScroll } from './scroll-to-block';

/** Outlines with the names of other users around the blocks they selected. */
function RemoteSelections({
  remoteSelections,
}: {
  remoteSelections: readonly RemoteSelection[];
}): ReactElement[] {
  const selectionsByBlock = Map.groupBy(remoteSelections, ({ block }) => block);
  return [...selectionsByBlock].map(([block, selections]) => (
    <BlockOutline key={block} id={block} className="canvas-outline canvas-remote-selection">
      <span className="canvas-tag">{selections.map(({ name }) => name).join(', ')}</span>
    </BlockOutline>
  ));
}

type InsertPointProps = {
  side: 'before' | 'after';
  block: Pick<SelectedBlock, 'id' | 'label'>;
  document: OpenDocument;
};

/** Button at the edge of a block that inserts another block there. */
function InsertPoint({ side, block, document: openedDocument }: InsertPointProps): ReactElement | null {
  const position = positionNextTo(openedDocument, block.id, side);
  if (!position) return null;
  return (
    <span
      className={
        side === 'before' ? 'canvas-insert canvas-insert-before' : 'canvas-insert canvas-insert-after'
      }
      data-tools=""
    >
      <button
        type="button"
        aria-label={`Add a block ${side} ${block.label}`}
        title={`Add a block ${side} this one`}
        onClick={() => postToComposer({ kind: 'insert', at: position })}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 3v10M3 8h10" />
        </svg>
      </button>
    </span>
  );
}

/** The position before or after a block. */
export function positionNextTo(
  openedDocument: OpenDocument,
  id: string,
  side: 'before' | 'after',
): Position | null {
  const position = openedDocument.blocks.get(id)?.parentSlot;
  if (!position) return null;
  const list = listAt(openedDocument, position) ?? [];
  return { ...position, after: side === 'after' ? id : (list[list.indexOf(id) - 1] ?? null) };
}

type OverlayProps = {
  selected: SelectedBlock | null;
  hovered: HoverTarget | null;
  remoteSelections: readonly RemoteSelection[];
  document: OpenDocument;
};

/**
 * Layer above the page: outline and toolbar of the selected block, name of the block below the pointer,
 * selections of other users, and buttons that insert blocks.
 */
export function Overlay({
  selected,
  hovered,
  remoteSelections,
  document: openedDocument,
}: OverlayProps): ReactElement {
  useInitialScroll(openedDocument, selected !== null);
  useScrollToSelected(selected?.id ?? null, openedDocument);
  const hoveredId = hovered && hovered.id !== selected?.id ? hovered.id : null;
  return (
    <>
      <RemoteSelections remoteSelections={remoteSelections} />
      <BlockOutline id={hoveredId} className="canvas-outline canvas-hovered">
        {hovered && hoveredId !== null && (
          <span className="canvas-tag">{hoverLabelOf(openedDocument, hovered)}</span>
        )}
      </BlockOutline>
      <BlockOutline
        id={selected?.id ?? null}
        className={selected?.source ? 'canvas-outline canvas-supplied' : 'canvas-outline'}
      >
        {selected && (
          <>
            <CanvasToolbar selected={selected} />
            {selected.canInsert && <InsertPoint side="before" block={selected} document={openedDocument} />}
            {selected.canInsert && <InsertPoint side="after" block={selected} document={openedDocument} />}
          </>
        )}
      </BlockOutline>
    </>
  );
}

/** Label of a block, with its text or its data source. */
function hoverLabelOf({ blocks }: OpenDocument, { id, text }: HoverTarget): string {
  const node = blocks.get(id)?.node;
  if (!isNode(node)) return 'Cannot be read';
  const label = registry.get(String(node.type))?.label ?? String(node.type);
  const from = sourceLabel(node.bind);
  if (text !== null) return `${label} · ${text}`;
  return from ? `${label} · from ${from}` : label;
}

/**
 * Scrolls to a block when it is selected, moved or first rendered: an inserted block does not exist yet when
 * it is selected, and is scrolled fully into view.
 */
function useScrollToSelected(id: string | null, openedDocument: OpenDocument): void {
  const followedId = useRef<string | null>(null);
  const lastDocument = useRef(openedDocument);
  const previousDocument = useRef(openedDocument);
  useEffect(() => {
    const isSame = id === followedId.current;
    const hasMovedAway =
      isSame && id !== null && hasMoved(id, previousDocument.current, openedDocument) && !isScrollAnchor(id);
    previousDocument.current = openedDocument;
    if (isSame && !hasMovedAway) return;
    const block = id === null ? null : findFrame(id)?.firstElementChild;
    const isNew = hasMovedAway || (id !== null && !lastDocument.current.blocks.has(id));
    if (id === null || block) {
      followedId.current = id;
      lastDocument.current = openedDocument;
    }
    const box = block?.getBoundingClientRect();
    const isFullyVisible = box && box.bottom <= window.innerHeight;
    const isVisible = box && box.top >= 0 && (isNew ? isFullyVisible : box.top < window.innerHeight - 80);
    const isAroundViewport = box && box.top < 0 && box.bottom > window.innerHeight / 2;
    const isTall = box && box.height > window.innerHeight * 0.8;
    if (block && !isVisible && !isAroundViewport)
      scrollToBlock(block, isTall ? 'start' : isNew ? 'center' : 'nearest');
  });
}
