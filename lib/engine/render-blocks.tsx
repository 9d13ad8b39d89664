import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { Fault } from './block';
import { expandElement } from './expand-element';
import type { LoadedBlock } from './load-blocks';
import type { PageContext } from './page-context';

type RenderBlocksProps = {
  blocks: readonly LoadedBlock[];
  page: PageContext;
  /** Told of every block that could not be shown. */
  report: (faults: Fault[]) => void;
  /** What takes the place of such a block: nothing for visitors, a card with the reasons for staff. */
  quarantine?: (block: { id: string; type: string; faults: Fault[] }) => ReactNode;
};

/** Draws loaded blocks in order. A block that throws is left out and reported; the rest stands. */
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
    return expandElement(block.draw({ page: around.page, slots }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const fault = { blockId: block.id, blockType: block.type, path: 'view', message };
    return withheld({ id: block.id, type: block.type, faults: [fault] }, around);
  }
}

function withheld(
  block: { id: string; type: string; faults: Fault[] },
  { report, quarantine }: Omit<RenderBlocksProps, 'blocks'>,
): ReactNode {
  report(block.faults);
  return quarantine?.(block) ?? null;
}
