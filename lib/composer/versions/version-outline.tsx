'use client';

import { type ReactElement, useMemo } from 'react';
import { memoizeOutline, type OutlineNode } from '../outline/outline-tree';
import { useSession, useSessionState } from '../workspace/composer-context';

/**
 * Outline of an earlier version while it is previewed. A click shows the block on the page; nothing can be
 * edited.
 */
export function VersionOutline(): ReactElement {
  const viewed = useSessionState((state) => state.viewed);
  const nodes = useMemo(() => (viewed ? memoizeOutline()(viewed.document) : []), [viewed]);
  return (
    <section aria-label="Blocks of the earlier version" className="min-h-0 overflow-y-auto p-2">
      <p className="px-2 py-1 text-label text-text-muted">Earlier version: read only</p>
      <VersionNodes nodes={nodes} />
    </section>
  );
}

function VersionNodes({ nodes }: { nodes: readonly OutlineNode[] }): ReactElement {
  const session = useSession();
  const selected = useSessionState((state) => state.selected);
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.key}>
          {node.kind === 'block' ? (
            <button
              type="button"
              className="pane-button w-full justify-start text-left"
              aria-pressed={node.id === selected}
              onClick={() => session.select(node.id)}
            >
              <span className="truncate">{node.name}</span>
            </button>
          ) : (
            <span className="px-2 text-label text-text-muted">{node.name}</span>
          )}
          {node.children.length > 0 && (
            <div className="pl-3">
              <VersionNodes nodes={node.children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
