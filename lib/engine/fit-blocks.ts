import { effortOf, effortOfBlock } from '@/lib/document/drawing-effort';
import type { StoredBlock } from '@/schemas/stored-block';
import { type Fault, faultOf } from './fault';
import type { Filled } from './fill-blocks';

/**
 * As many of the filled blocks, in order, as take no more than `most` to draw, whatever was stored and supplied. What
 * a binding brought, as a section, is shown whole or not at all.
 */
export function fitBlocks(filled: Filled, most: number): Filled {
  const left = { effort: most };
  const faults: Fault[] = [];
  return { blocks: fitList(filled.blocks, left, faults), faults: [...filled.faults, ...faults] };
}

function fitList(blocks: readonly StoredBlock[], left: { effort: number }, faults: Fault[]): StoredBlock[] {
  return blocks.flatMap((block) => {
    const isWhole = block.bind !== undefined;
    const effort = isWhole ? effortOf([block], left.effort) : effortOfBlock(block);
    if (effort > left.effort) {
      faults.push(faultOf(block, isWhole ? 'bind' : 'props', tooMuch));
      return [];
    }
    left.effort -= effort;
    if (isWhole || !block.slots) return [block];
    const slots = Object.entries(block.slots).map(
      ([name, children]) => [name, fitList(children, left, faults)] as const,
    );
    return [{ ...block, slots: Object.fromEntries(slots) }];
  });
}

const tooMuch = 'The page would take too long to draw with this: shorten it, or move it to another page';
