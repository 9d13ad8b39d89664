import { blockRenderCost, renderCostOf } from '@/lib/document/render-cost';
import type { StoredBlock } from '@/schemas/stored-block';
import { type Issue, issueOf } from './issue';
import type { ResolvedBlocks } from './resolve-bindings';

/**
 * As many resolved blocks, in order, as have a render cost of at most `maxCost`. The blocks of a binding,
 * such as a section, are rendered completely or not at all.
 */
export function limitRenderCost(resolved: ResolvedBlocks, maxCost: number): ResolvedBlocks {
  const remaining = { cost: maxCost };
  const issues: Issue[] = [];
  return { blocks: limitList(resolved.blocks, remaining, issues), issues: [...resolved.issues, ...issues] };
}

function limitList(
  blocks: readonly StoredBlock[],
  remaining: { cost: number },
  issues: Issue[],
): StoredBlock[] {
  return blocks.flatMap((block) => {
    const isBound = block.bind !== undefined;
    const cost = isBound ? renderCostOf([block], remaining.cost) : blockRenderCost(block);
    if (cost > remaining.cost) {
      issues.push(issueOf(block, isBound ? 'bind' : 'props', tooExpensiveMessage));
      return [];
    }
    remaining.cost -= cost;
    if (isBound || !block.slots) return [block];
    const slots = Object.entries(block.slots).map(
      ([name, children]) => [name, limitList(children, remaining, issues)] as const,
    );
    return [{ ...block, slots: Object.fromEntries(slots) }];
  });
}

const tooExpensiveMessage =
  'The page would take too long to render: shorten this, or move it to another page';
