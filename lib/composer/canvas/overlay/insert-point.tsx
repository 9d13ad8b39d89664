'use client';

import type { ReactElement } from 'react';
import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import { type SelectedBlock, postToComposer } from '../messages';

type InsertPointProps = {
  side: 'before' | 'after';
  block: Pick<SelectedBlock, 'id' | 'label'>;
  document: OpenDocument;
};

/** Button at the edge of a block that inserts another block there. */
export function InsertPoint({ side, block, document: openedDocument }: InsertPointProps): ReactElement | null {
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
        aria-label={`Put in a block ${side} ${block.label}`}
        title={`Put in a block ${side} this one`}
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
export function positionNextTo(openedDocument: OpenDocument, id: string, side: 'before' | 'after'): Position | null {
  const position = openedDocument.blocks.get(id)?.parentSlot;
  if (!position) return null;
  const list = listAt(openedDocument, position) ?? [];
  return { ...position, after: side === 'after' ? id : (list[list.indexOf(id) - 1] ?? null) };
}
