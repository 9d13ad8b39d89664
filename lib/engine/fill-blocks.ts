import type { StoredBlock } from '@/schemas/stored-block';
import type { Binding, DataContext } from './bindings';
import { fillNames } from './fill-names';

/** Deeper nesting than this is cut off: a section that contains itself ends here. */
const maxDepth = 8;

export type Filled = {
  blocks: StoredBlock[];
  /** What the page depends on, for renewal. */
  tags: string[];
  /** True when a block without which the page makes no sense has lost its record. */
  notFound: boolean;
};

export type FindBinding = (source: string, blockType: string) => Binding | undefined;

/**
 * Supplies bound blocks with their data. What an author wrote wins over what the source supplies.
 * A binding that does not exist or whose query is wrong leaves the block as it is, for the reader to
 * quarantine.
 * @throws whatever a source throws when it is unreachable, so that no half page is ever kept.
 */
export async function fillBlocks(
  blocks: readonly StoredBlock[],
  findBinding: FindBinding,
  context: DataContext,
  depth = 0,
): Promise<Filled> {
  if (depth > maxDepth) return { blocks: [], tags: [], notFound: false };
  const filled = await Promise.all(blocks.map((block) => fillBlock(block, findBinding, context, depth)));
  return {
    blocks: filled.flatMap((one) => one.blocks),
    tags: [...new Set(filled.flatMap((one) => one.tags))],
    notFound: filled.some((one) => one.notFound),
  };
}

async function fillBlock(
  block: StoredBlock,
  findBinding: FindBinding,
  context: DataContext,
  depth: number,
): Promise<Filled> {
  const supplied = await supplyBlock(block, findBinding, context);
  if (!supplied.block) return { blocks: [], tags: supplied.tags, notFound: supplied.notFound };

  const slots = Object.entries(supplied.block.slots ?? {});
  if (slots.length === 0) return { blocks: [supplied.block], tags: supplied.tags, notFound: false };

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
    notFound: filled.some((slot) => slot.notFound),
  };
}

type Supplied = { block: StoredBlock | null; tags: string[]; notFound: boolean };

async function supplyBlock(
  block: StoredBlock,
  findBinding: FindBinding,
  context: DataContext,
): Promise<Supplied> {
  const authored = fillNames(block.props, context.names);
  const binding = block.bind && findBinding(block.bind.source, block.type);
  if (!block.bind || !binding || binding.checkQuery(block.bind.query)) {
    return { block: { ...block, props: authored }, tags: [], notFound: false };
  }
  const { supply, tags } = await binding.supply(block.bind.query, context);
  if (!supply) return { block: null, tags, notFound: binding.whenGone(block.bind.query) === 'not-found' };
  const slots = { ...supply.slots, ...block.slots };
  return {
    block: {
      ...block,
      props: { ...supply.props, ...authored },
      ...(Object.keys(slots).length > 0 && { slots }),
    },
    tags,
    notFound: false,
  };
}
