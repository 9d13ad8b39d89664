'use client';

import { createContext, type ReactElement, useContext } from 'react';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { postToComposer } from './messages';

/**
 * Returns the open document. A function instead of a value: a context value that changes with each letter
 * would make React visit the whole page.
 */
export const OpenDocumentContext = createContext<() => OpenDocument | null>(() => null);

/** Placeholder of an empty slot; null in a website section, which cannot be edited on this page. */
export function EmptySlot({ id, name }: { id: string; name: string }): ReactElement | null {
  const node = useContext(OpenDocumentContext)()?.blocks.get(id)?.node;
  const rule = isNode(node) ? registry.get(String(node.type))?.slots[name] : undefined;
  if (!rule) return null;
  return (
    <div className="canvas-empty" data-tools="" data-empty-slot={name}>
      <button
        type="button"
        onClick={() => postToComposer({ kind: 'insert', at: { parent: id, slot: name, after: null } })}
      >
        Add a block to “{rule.label}”
      </button>
    </div>
  );
}

export function EmptyPage(): ReactElement {
  return (
    <div className="canvas-empty canvas-empty-page" data-tools="" data-empty-slot="">
      <div>
        <p>Nothing here yet</p>
        <button
          type="button"
          onClick={() => postToComposer({ kind: 'insert', at: { parent: null, slot: '', after: null } })}
        >
          Add the first block
        </button>
      </div>
    </div>
  );
}
