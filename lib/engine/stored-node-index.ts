import { canonicalJson } from '@/lib/document/canonical-json';
import { documentLimits } from '@/lib/document/limits';
import { measureJson } from '@/lib/document/measure-json';
import { isNode, walkNodes } from '@/lib/document/nodes';
import type { StoredVersions } from './stored-versions';

export type StoredNodeIndex = {
  /** Whether a block with this id and type is already stored. */
  isStored: (id: string, type: string) => boolean;
  /** The stored node that equals this one; undefined for a new or edited node. */
  findUnchanged: (node: unknown) => { node: unknown; isPublished: boolean } | undefined;
};

/** Indexes stored nodes at any depth by their canonical JSON, so that an unreadable node hides no other. */
export function indexStoredNodes({ current, otherVersions, published }: StoredVersions): StoredNodeIndex {
  const publishedNodes = indexByCanonicalJson([published]);
  const all = indexByCanonicalJson([current, published, ...otherVersions]);
  const ids = new Set(
    [...all.values()].map(({ node }) => JSON.stringify(isNode(node) ? [node.id, node.type] : [])),
  );
  return {
    isStored: (id, type) => ids.has(JSON.stringify([id, type])),
    findUnchanged: (node) => {
      const canonicalText = canonicalJson(node);
      const stored = all.get(canonicalText);
      return stored && { ...stored, isPublished: publishedNodes.has(canonicalText) };
    },
  };
}

function indexByCanonicalJson(lists: readonly (readonly unknown[])[]): Map<string, { node: unknown }> {
  const index = new Map<string, { node: unknown }>();
  const limits = { bytes: Number.POSITIVE_INFINITY, depth: documentLimits.json };
  for (const list of lists)
    for (const { node, depth } of walkNodes(list)) {
      if (depth > documentLimits.depth || measureJson(node, limits).exceeded !== null) continue;
      // The CMS returns a list in the position of a node as an object with numeric keys.
      const variants = Array.isArray(node) ? [node, { ...node }] : [node];
      for (const canonicalText of variants.map(canonicalJson))
        if (!index.has(canonicalText)) index.set(canonicalText, { node });
    }
  return index;
}
