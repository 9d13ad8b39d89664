'use client';

import { type ReactElement, useContext } from 'react';
import { isNode } from '@/lib/document/nodes';
import { bindingsOf } from '@/lib/engine/bindings-of';
import type { QuarantinedBlock } from '@/lib/engine/block-list';
import { sourceLabel } from '@/lib/engine/source-label';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { blockNameOf, formatIssueAt } from '../outline/block-name';
import { quarantineOf } from '../outline/quarantine';
import { OpenDocumentContext } from './empty-slots';

/** Card in place of a block that visitors do not see: its issues, or that the page has no data for it. */
export function QuarantinedBlockCard({ id, type, issues }: QuarantinedBlock): ReactElement {
  const node = useContext(OpenDocumentContext)()?.blocks.get(id)?.node;
  const bind = isNode(node) ? node.bind : null;
  const source = isNode(bind) ? bind.source : null;
  const entry = bindingsOf(bindingEntries, type).find(({ query }) => query.source === source);
  const supplies: readonly string[] = entry?.supplies ?? [];
  if (issues.some(({ path }) => supplies.includes(path.split('.')[1] ?? '')))
    return (
      <div className="canvas-quarantined">
        <strong>There is nothing to show here on this page</strong>
        <p>Content from {sourceLabel(bind)}. Visitors do not see this block.</p>
      </div>
    );
  const quarantine = quarantineOf(node);
  if (quarantine && quarantine.kind !== 'wrong values')
    return (
      <div className="canvas-quarantined">
        <strong>{blockNameOf(node).label} cannot be shown</strong>
        <p>{quarantine.reason}</p>
      </div>
    );
  return (
    <div className="canvas-quarantined">
      <strong>{blockNameOf(node).label}: before visitors can see it</strong>
      {issues.map(({ path, message }) => (
        <p key={`${path} ${message}`}>{formatIssueAt(node, path, message)}</p>
      ))}
    </div>
  );
}
