import { nameOf, walkNodes } from '@/lib/document/nodes';
import type { Fault } from './fault';
import { nameBlock } from './name-block';
import { namePlace } from './name-place';
import type { Registry } from './registry';

/**
 * A fault for people, as `Call to action “Sell well”, Heading: Fill this in`: the block as its list has it, the field as its form calls it; of
 * the whole the sentence alone. @param nodes where the block stands.
 */
export function tellFault(fault: Fault, nodes: readonly unknown[], registry: Registry): string {
  if (fault.blockType === '') return fault.message;
  const { label, words } = nameBlock(findNode(fault, nodes), registry);
  const place = namePlace(fault.path, registry.get(fault.blockType));
  return `${[words === '' ? label : `${label} “${words}”`, place].filter(Boolean).join(', ')}: ${fault.message}`;
}

/** The block itself; where it is not among them, what is known of it. */
function findNode({ blockId, blockType }: Fault, nodes: readonly unknown[]): unknown {
  for (const { node, path } of walkNodes(nodes)) if (nameOf(node, path).id === blockId) return node;
  return { type: blockType };
}
