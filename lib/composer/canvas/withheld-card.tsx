'use client';

import { type ReactElement, useContext } from 'react';
import { isNode } from '@/lib/document/nodes';
import { bindingsOf } from '@/lib/engine/bindings-of';
import type { WithheldBlock } from '@/lib/engine/block-list';
import { nameSource } from '@/lib/engine/name-source';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { OpenBlocks } from './empty-places';

/** In the place of a block that visitors do not see: what is missing, or that this page has nothing for it. */
export function WithheldCard({ id, type, faults }: WithheldBlock): ReactElement {
  const own = useContext(OpenBlocks)()?.blocks.get(id)?.own;
  const bind = isNode(own) ? own.bind : null;
  const source = isNode(bind) ? bind.source : null;
  const entry = bindingsOf(bindingEntries, type).find(({ query }) => query.source === source);
  const supplies: readonly string[] = entry?.supplies ?? [];
  if (faults.some(({ path }) => supplies.includes(path.split('.')[1] ?? '')))
    return (
      <div className="canvas-withheld">
        <strong>There is nothing to show here on this page</strong>
        <p>Its content comes from {nameSource(bind)}. Visitors see nothing in this place.</p>
      </div>
    );
  return (
    <div className="canvas-withheld">
      <strong>Before visitors can see this block</strong>
      {faults.map(({ path, message }) => (
        <p key={`${path} ${message}`}>{message}</p>
      ))}
    </div>
  );
}
