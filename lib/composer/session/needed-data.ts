import { referencesOf } from '@/lib/document/block-references';
import { isNode } from '@/lib/document/nodes';
import type { OpenBlock, OpenDocument } from '@/lib/document/operations/open-document';

const requirementCache = new WeakMap<OpenBlock, string>();

/** Whether the data loaded for one document is sufficient for another. Only changed blocks are compared. */
export const hasDataFor = (document: OpenDocument, loaded: OpenDocument): boolean =>
  blocksWithoutData(document, loaded).next().done === true;

/**
 * The bound blocks whose data is not loaded yet, or belongs to another binding. Excludes blocks with nested
 * blocks.
 */
export const awaitedBlocks = (document: OpenDocument, loaded: OpenDocument): string[] =>
  [...blocksWithoutData(document, loaded)].filter((id) => {
    const block = document.blocks.get(id);
    return block !== undefined && isNode(block.own) && block.own.bind !== undefined && block.slots.size === 0;
  });

function* blocksWithoutData(document: OpenDocument, loaded: OpenDocument): Generator<string> {
  for (const [id, block] of document.blocks) {
    const previous = loaded.blocks.get(id);
    if (previous === block) continue;
    const requirements = requirementsOf(block);
    if (requirements !== '' && (!previous || requirementsOf(previous) !== requirements)) yield id;
  }
}

/**
 * The data that a block needs besides its own content, as a string for comparison; empty if it needs none.
 */
function requirementsOf(block: OpenBlock): string {
  const cached = requirementCache.get(block);
  if (cached !== undefined) return cached;
  const { own, slots } = block;
  const references = referencesOf([own]).map(({ kind, record }) => `${kind} ${record}`);
  // Stored props and slots override supplied data, which the response contains only for the others.
  const bound =
    isNode(own) && own.bind !== undefined
      ? [own.type, own.bind, Object.keys(isNode(own.props) ? own.props : {}).sort(), [...slots.keys()].sort()]
      : [];
  const all = [...references, ...bound];
  const requirements = all.length > 0 ? JSON.stringify(all) : '';
  requirementCache.set(block, requirements);
  return requirements;
}
