import { canonicalJson } from '@/lib/document/canonical-json';
import { documentLimits } from '@/lib/document/limits';
import { measureJson } from '@/lib/document/measure-json';
import { isNode, walkNodes } from '@/lib/document/nodes';
import type { Stored } from './stored';

export type Memory = {
  /** Whether a block of this id and type is stored already. */
  knows: (id: string, type: string) => boolean;
  /** The stored node that says what this one says; undefined for a new or an edited one. */
  untouched: (node: unknown) => { node: unknown; isPublished: boolean } | undefined;
};

/** Stored nodes at any depth, found by what they say: one that cannot be read hides no other. */
export function rememberNodes({ now, elsewhere, published }: Stored): Memory {
  const shown = bySaying([published]);
  const all = bySaying([now, published, ...elsewhere]);
  const ids = new Set(
    [...all.values()].map(({ node }) => JSON.stringify(isNode(node) ? [node.id, node.type] : [])),
  );
  return {
    knows: (id, type) => ids.has(JSON.stringify([id, type])),
    untouched: (node) => {
      const saying = canonicalJson(node);
      const found = all.get(saying);
      return found && { ...found, isPublished: shown.has(saying) };
    },
  };
}

function bySaying(lists: readonly (readonly unknown[])[]): Map<string, { node: unknown }> {
  const found = new Map<string, { node: unknown }>();
  const most = { bytes: Number.POSITIVE_INFINITY, depth: documentLimits.json };
  for (const list of lists)
    for (const { node, depth } of walkNodes(list)) {
      if (depth > documentLimits.depth || measureJson(node, most).beyond !== null) continue;
      // A list in the place of a node comes back from the CMS as an object with numbers for keys.
      const sayings = Array.isArray(node) ? [node, { ...node }] : [node];
      for (const saying of sayings.map(canonicalJson)) if (!found.has(saying)) found.set(saying, { node });
    }
  return found;
}
