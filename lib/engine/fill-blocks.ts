import type { StoredBlock } from '@/schemas/stored-block';
import type { Binding, DataContext } from './bindings';
import { type Fault, faultOf } from './fault';
import { fillNames } from './fill-names';

/** Deeper nesting than this is cut off: a section that contains itself ends here. */
const maxDepth = 8;

export type Filled = {
  blocks: StoredBlock[];
  /** What the page depends on, for renewal. */
  tags: string[];
  /** Why blocks were left out that would have shown the page's own record. */
  faults: Fault[];
};

export type FindBinding = (source: string, blockType: string) => Binding | undefined;

/**
 * Supplies bound blocks with their data. What an author wrote wins over what the source supplies. A block whose
 * record is gone is left out. A binding that does not exist or whose query is wrong leaves the block as it is,
 * for the reader to quarantine.
 * @throws whatever a source throws when it is unreachable, so that no half page is ever kept.
 */
export async function fillBlocks(
  blocks: readonly StoredBlock[],
  findBinding: FindBinding,
  context: DataContext,
  depth = 0,
): Promise<Filled> {
  if (depth > maxDepth) return { blocks: [], tags: [], faults: [] };
  const filled = await Promise.all(blocks.map((block) => fillBlock(block, findBinding, context, depth)));
  return {
    blocks: filled.flatMap((one) => one.blocks),
    tags: [...new Set(filled.flatMap((one) => one.tags))],
    faults: filled.flatMap((one) => one.faults),
  };
}

async function fillBlock(
  block: StoredBlock,
  findBinding: FindBinding,
  context: DataContext,
  depth: number,
): Promise<Filled> {
  const supplied = await supplyBlock(block, findBinding, context);
  if (!supplied.block) return { blocks: [], tags: supplied.tags, faults: supplied.faults };

  const slots = Object.entries(supplied.block.slots ?? {});
  if (slots.length === 0) return { blocks: [supplied.block], tags: supplied.tags, faults: [] };

  const filled = await Promise.all(
    slots.map(async ([name, children]) => ({
      name,
      ...(await fillBlocks(children, findBinding, context, depth + 1)),
    })),
  );
  return {
    blocks: [
      { ...supplied.block, slots: Object.fromEntries(filled.map((slot) => [slot.name, slot.blocks])) },
    ],
    tags: [...supplied.tags, ...filled.flatMap((slot) => slot.tags)],
    faults: filled.flatMap((slot) => slot.faults),
  };
}

type Supplied = { block: StoredBlock | null; tags: string[]; faults: Fault[] };

async function supplyBlock(
  block: StoredBlock,
  findBinding: FindBinding,
  context: DataContext,
): Promise<Supplied> {
  const authored = fillNames(block.props, context.names);
  const asItIs = { block: { ...block, props: authored }, tags: [], faults: [] };
  const binding = block.bind && findBinding(block.bind.source, block.type);
  if (!block.bind || !binding) return asItIs;
  const result = await binding.supply(block.bind.query, context);
  if (result.status === 'unusable') return asItIs;
  if (result.status === 'gone') return { block: null, tags: result.tags, faults: [] };
  if (result.status === 'no-subject')
    return { block: null, tags: [], faults: [noSubject(block, result.subject)] };
  const slots = { ...result.supply.slots, ...block.slots };
  return {
    block: {
      ...block,
      props: { ...result.supply.props, ...authored },
      ...(Object.keys(slots).length > 0 && { slots }),
    },
    tags: result.tags,
    faults: [],
  };
}

const noSubject = (block: StoredBlock, subject: string): Fault =>
  faultOf(block, 'bind', `The address of this page names no record of the kind ${subject}`);
