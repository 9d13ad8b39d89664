import { nameOf, walkNodes } from '@/lib/document/nodes';
import { blockNameFrom } from './block-name';
import type { Issue } from './issue';
import { pathLabel } from './path-label';
import type { Registry } from './registry';

/**
 * An issue as a sentence for editors, such as `Call to action “Sell well”, Heading: Fill this in`, with the
 * block name of the outline and the field label of the form; for the whole document, only the message.
 * @param nodes the document of the block.
 */
export function formatIssue(issue: Issue, nodes: readonly unknown[], registry: Registry): string {
  if (issue.blockType === '') return issue.message;
  const { label: blockLabel, excerpt } = blockNameFrom(findNode(issue, nodes), registry);
  const label = pathLabel(issue.path, registry.get(issue.blockType));
  return `${[excerpt === '' ? blockLabel : `${blockLabel} “${excerpt}”`, label].filter(Boolean).join(', ')}: ${issue.message}`;
}

/** The block itself; when it is not in the document, a node with its type. */
function findNode({ blockId, blockType }: Issue, nodes: readonly unknown[]): unknown {
  for (const { node, path } of walkNodes(nodes)) if (nameOf(node, path).id === blockId) return node;
  return { type: blockType };
}
