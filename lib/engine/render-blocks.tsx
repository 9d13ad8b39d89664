import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { BlockListProps, QuarantinedBlock } from './block-list';
import { expandElement } from './expand-element';
import { viewIssue } from './issue';
import type { LoadedBlock } from './load-blocks';

/**
 * Renders loaded blocks in order on the server. A block that throws is omitted and reported; the others are
 * rendered. In a browser, `LiveBlocks` renders blocks.
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

function renderBlock(block: LoadedBlock, context: Omit<BlockListProps, 'blocks'>): ReactNode {
  if (block.status === 'quarantined') return renderQuarantined(block, context);
  const slots = Object.fromEntries(
    Object.entries(block.slots).map(([name, blocks]) => [
      name,
      <RenderBlocks key={name} blocks={blocks} {...context} />,
    ]),
  );
  try {
    return withAnchor(expandElement(block.render({ id: block.id, page: context.page, slots })), block.id);
  } catch (error) {
    return renderQuarantined({ id: block.id, type: block.type, issues: [viewIssue(block, error)] }, context);
  }
}

/** A link can refer to any block of a page by its id: the root element gets the id unless it has one. */
function withAnchor(rendered: ReactNode, id: string): ReactNode {
  if (!isValidElement<{ id?: string }>(rendered) || typeof rendered.type !== 'string') return rendered;
  return rendered.props.id === undefined ? cloneElement(rendered, { id }) : rendered;
}

function renderQuarantined(
  block: QuarantinedBlock,
  { report, quarantine }: Omit<BlockListProps, 'blocks'>,
): ReactNode {
  report(block.issues);
  return quarantine?.(block) ?? null;
}
