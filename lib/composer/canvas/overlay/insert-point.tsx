'use client';

import type { ReactElement } from 'react';
import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import { type Chosen, tell } from '../messages';

type InsertPointProps = {
  side: 'before' | 'after';
  of: Pick<Chosen, 'id' | 'label'>;
  document: OpenDocument;
};

/** A plus at the edge of a block: another can be put in there. */
export function InsertPoint({ side, of, document: opened }: InsertPointProps): ReactElement | null {
  const at = placeBeside(opened, of.id, side);
  if (!at) return null;
  return (
    <span
      className={
        side === 'before' ? 'canvas-insert canvas-insert-before' : 'canvas-insert canvas-insert-after'
      }
      data-tools=""
    >
      <button
        type="button"
        aria-label={`Put in a block ${side} ${of.label}`}
        title={`Put in a block ${side} this one`}
        onClick={() => tell({ kind: 'insert', at })}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 3v10M3 8h10" />
        </svg>
      </button>
    </span>
  );
}

/** The place before or behind a block. */
export function placeBeside(opened: OpenDocument, id: string, side: 'before' | 'after'): Position | null {
  const place = opened.blocks.get(id)?.place;
  if (!place) return null;
  const list = listAt(opened, place) ?? [];
  return { ...place, after: side === 'after' ? id : (list[list.indexOf(id) - 1] ?? null) };
}
