import { Fragment, type ReactElement, type ReactNode } from 'react';
import { expandElement } from './expand-element';
import { type Fault, viewFault } from './fault';
import type { LoadedBlock } from './load-blocks';
import type { PageContext } from './page-context';

/** A block that is kept out of sight, and why. */
export type WithheldBlock = { id: string; type: string; faults: Fault[] };

export type RenderBlocksProps = {
  blocks: readonly LoadedBlock[];
  page: PageContext;
  /** Told of every block that could not be shown. */
  report: (faults: Fault[]) => void;
  /** What takes the place of such a block: nothing for visitors, a card with the reasons for staff. */
  quarantine?: (block: WithheldBlock) => ReactNode;
};

/**
 * Draws loaded blocks in order, where a page is written: on the server. A block that throws is left out and
 * reported; the rest stands. In a browser blocks are drawn by `LiveBlocks`.
 */
export function RenderBlocks({ blocks, ...rest }: RenderBlocksProps): ReactElement {
  return (
    <>
      {blocks.map((block) => (
        <Fragment key={block.id}>{renderBlock(block, rest)}</Fragment>
      ))}
    </>
  );
}

function renderBlock(block: LoadedBlock, around: Omit<RenderBlocksProps, 'blocks'>): ReactNode {
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

function withheld(
  block: WithheldBlock,
  { report, quarantine }: Omit<RenderBlocksProps, 'blocks'>,
): ReactNode {
  report(block.faults);
  return quarantine?.(block) ?? null;
}
