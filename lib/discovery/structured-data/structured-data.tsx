import type { ReactElement } from 'react';
import type { Graph } from 'schema-dts';

/** Renders a graph as JSON-LD. It is data: browsers never execute it. */
export function StructuredData({ graph }: { graph: Graph | null }): ReactElement | null {
  if (!graph) return null;
  // Escaped, so that no value can end the element or start another one.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}
