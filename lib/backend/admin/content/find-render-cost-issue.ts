import { maxRenderCost, renderCostOf } from '@/lib/document/render-cost';
import type { RenderJob } from '@/lib/publish/check/render-job-types';
import type { StoredBlock } from '@/schemas/stored-block';
import type { ContentIssue } from './content-issues';

/**
 * The issue with content whose render cost exceeds the limit, shared sections included; null when it does
 * not.
 */
export function findRenderCostIssue(
  { blocks, texts }: RenderJob,
  kind: 'page' | 'section',
): ContentIssue | null {
  const bodyNodes = texts.map((text) => ({ props: { text } }));
  if (renderCostOf(bodyNodes, maxRenderCost.body) > maxRenderCost.body)
    return { path: 'body', message: formatCostMessage('text', 'split it in two') };
  const limit = maxRenderCost[kind];
  const message = formatCostMessage(kind, `move blocks to another ${kind}`);
  if (renderCostOf(blocks, limit) <= limit) return null;
  // Names a block only if it is expensive: no single one of many small blocks is the cause.
  const hasExpensiveBlock = blocks.some((block) => renderCostOf([block]) > limit / SMALL_BLOCK_DIVISOR);
  return { path: 'blocks', message, ...(hasExpensiveBlock && findMostExpensiveBlock(blocks, message)) };
}

/** A block below this fraction of the limit (1/20) is small. */
const SMALL_BLOCK_DIVISOR = 20;

/** The document's own block with the highest render cost, including its children. */
export function findMostExpensiveBlock(
  blocks: readonly StoredBlock[],
  sentence: string,
): Pick<ContentIssue, 'block' | 'place' | 'sentence'> {
  const [mostExpensive] = blocks.toSorted((a, b) => renderCostOf([b]) - renderCostOf([a]));
  return mostExpensive ? { block: mostExpensive.id, place: '', sentence } : {};
}

const formatCostMessage = (kind: string, alternative: string) =>
  `This ${kind} is too large to render, including its shared sections: shorten its texts, or ${alternative}`;
