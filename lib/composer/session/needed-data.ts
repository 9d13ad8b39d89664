import { referencesOf } from '@/lib/document/block-references';
import { isNode } from '@/lib/document/nodes';
import type { OpenBlock, OpenDocument } from '@/lib/document/operations/open-document';

const known = new WeakMap<OpenBlock, string>();

/** Whether the data that was read for one document is all that another one needs. Looks only at blocks that changed. */
export function isFilledFor(document: OpenDocument, of: OpenDocument): boolean {
  for (const [id, block] of document.blocks) {
    const before = of.blocks.get(id);
    if (before === block) continue;
    const needed = neededBy(block);
    if (needed !== '' && (!before || neededBy(before) !== needed)) return false;
  }
  return true;
}

/** What a block needs that is not in it, as a text that is another one when that changes; empty for nothing. */
function neededBy(block: OpenBlock): string {
  const before = known.get(block);
  if (before !== undefined) return before;
  const { own, slots } = block;
  const references = referencesOf([own]).map(({ kind, record }) => `${kind} ${record}`);
  // What somebody wrote takes the place of what is supplied: that comes with the answer only where nobody did.
  const bound =
    isNode(own) && own.bind !== undefined
      ? [own.type, own.bind, Object.keys(isNode(own.props) ? own.props : {}).sort(), [...slots.keys()].sort()]
      : [];
  const all = [...references, ...bound];
  const needed = all.length > 0 ? JSON.stringify(all) : '';
  known.set(block, needed);
  return needed;
}
