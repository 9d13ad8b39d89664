'use client';

import { createContext, type ReactElement, useContext } from 'react';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { tell } from './messages';

/** Reads the page that is open: a context of another value at each letter would have React look through all that is drawn. */
export const OpenBlocks = createContext<() => OpenDocument | null>(() => null);

/** What stands where a slot of the page is empty; nothing in those of a section, which is not changed here. */
export function EmptySlot({ id, name }: { id: string; name: string }): ReactElement | null {
  const own = useContext(OpenBlocks)()?.blocks.get(id)?.own;
  const rule = isNode(own) ? registry.get(String(own.type))?.slots[name] : undefined;
  if (!rule) return null;
  return (
    <div className="canvas-empty" data-tools="" data-empty-slot={name}>
      <button
        type="button"
        onClick={() => tell({ kind: 'insert', at: { parent: id, slot: name, after: null } })}
      >
        Put a block into “{rule.label}”
      </button>
    </div>
  );
}

export function EmptyPage(): ReactElement {
  return (
    <div className="canvas-empty canvas-empty-page" data-tools="" data-empty-slot="">
      <div>
        <p>Nothing stands here yet</p>
        <button
          type="button"
          onClick={() => tell({ kind: 'insert', at: { parent: null, slot: '', after: null } })}
        >
          Choose a first block
        </button>
      </div>
    </div>
  );
}
