import type { ReactElement } from 'react';
import type { Graph } from 'schema-dts';

/** A graph as programs find it in a page. It is data: no browser runs it, whatever a record says. */
export function StructuredData({ graph }: { graph: Graph | null }): ReactElement | null {
  if (!graph) return null;
  // Nothing that a record says ends the element, or begins another.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}
