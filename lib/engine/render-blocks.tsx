import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { BlockListProps, WithheldBlock } from './block-list';
import { expandElement } from './expand-element';
import { viewFault } from './fault';
import type { LoadedBlock } from './load-blocks';

/**
 * Draws loaded blocks in order, where a page is written: on the server. A block that throws is left out and
 * reported; the rest stands. In a browser blocks are drawn by `LiveBlocks`.
 */
export function RenderBlocks({ blocks, ...rest }: BlockListProps): ReactElement {
  return (
    <>
      {blocks.map((block) => (
        <Fragment key={block.id}>{renderBlock(block, rest)}</Fragment>
      ))}
    </>
  );
}

function renderBlock(block: LoadedBlock, around: Omit<BlockListProps, 'blocks'>): ReactNode {
  if (block.status === 'quarantined') return withheld(block, around);
  const slots = Object.fromEntries(
    Object.entries(block.slots).map(([name, blocks]) => [
      name,
      <RenderBlocks key={name} blocks={blocks} {...around} />,
    ]),
  );
  try {
    return expandElement(block.draw({ id: block.id, page: around.page, slots }));
  } catch (error) {
    return withheld({ id: block.id, type: block.type, faults: [viewFault(block, error)] }, around);
  }
}

function withheld(block: WithheldBlock, { report, quarantine }: Omit<BlockListProps, 'blocks'>): ReactNode {
  report(block.faults);
  return quarantine?.(block) ?? null;
}
