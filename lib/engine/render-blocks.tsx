import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
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
    return withAnchor(expandElement(block.draw({ id: block.id, page: around.page, slots })), block.id);
  } catch (error) {
    return withheld({ id: block.id, type: block.type, faults: [viewFault(block, error)] }, around);
  }
}

/** A link may lead to any block of a page, by its id: the element it is drawn as takes that, unless it has one. */
function withAnchor(drawn: ReactNode, id: string): ReactNode {
  if (!isValidElement<{ id?: string }>(drawn) || typeof drawn.type !== 'string') return drawn;
  return drawn.props.id === undefined ? cloneElement(drawn, { id }) : drawn;
}

function withheld(block: WithheldBlock, { report, quarantine }: Omit<BlockListProps, 'blocks'>): ReactNode {
  report(block.faults);
  return quarantine?.(block) ?? null;
}
