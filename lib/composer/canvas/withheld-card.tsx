'use client';

import { type ReactElement, useContext } from 'react';
import { isNode } from '@/lib/document/nodes';
import { bindingsOf } from '@/lib/engine/bindings-of';
import type { WithheldBlock } from '@/lib/engine/block-list';
import { nameSource } from '@/lib/engine/name-source';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { blockNameOf, tellAtPlace } from '../outline/block-name';
import { quarantineOf } from '../outline/quarantine';
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
  const quarantine = quarantineOf(own);
  if (quarantine && quarantine.kind !== 'wrong values')
    return (
      <div className="canvas-withheld">
        <strong>{blockNameOf(own).label} cannot be shown</strong>
        <p>{quarantine.reason}</p>
      </div>
    );
  return (
    <div className="canvas-withheld">
      <strong>{blockNameOf(own).label}: before visitors can see it</strong>
      {faults.map(({ path, message }) => (
        <p key={`${path} ${message}`}>{tellAtPlace(own, path, message)}</p>
      ))}
    </div>
  );
}
