import { referencesOf } from '@/lib/document/block-references';
import { isNode } from '@/lib/document/nodes';
import type { OpenBlock, OpenDocument } from '@/lib/document/operations/open-document';

const known = new WeakMap<OpenBlock, string>();

/** Whether the data that was read for one document is all that another one needs. Looks only at blocks that changed. */
export const isFilledFor = (document: OpenDocument, of: OpenDocument): boolean =>
  unfilledIn(document, of).next().done === true;

/** The blocks whose source has still to be asked: they have none of what it gives, or what another one gave. Not those that hold blocks of their own. */
export const awaitedIn = (document: OpenDocument, of: OpenDocument): string[] =>
  [...unfilledIn(document, of)].filter((id) => {
    const block = document.blocks.get(id);
    return block !== undefined && isNode(block.own) && block.own.bind !== undefined && block.slots.size === 0;
  });

function* unfilledIn(document: OpenDocument, of: OpenDocument): Generator<string> {
  for (const [id, block] of document.blocks) {
    const before = of.blocks.get(id);
    if (before === block) continue;
    const needed = neededBy(block);
    if (needed !== '' && (!before || neededBy(before) !== needed)) yield id;
  }
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
