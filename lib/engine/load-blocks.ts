import type { StoredBlock } from '@/schemas/stored-block';
import type { Drawing } from './block';
import { type Fault, faultOf, viewFault } from './fault';
import { type Parse, parseAnew } from './parse-memory';
import type { Registry } from './registry';

/** A block ready to draw, or the reasons why it is kept out of sight. */
export type LoadedBlock =
  | {
      status: 'ready';
      id: string;
      type: string;
      draw: Drawing;
      slots: Record<string, readonly LoadedBlock[]>;
    }
  | { status: 'quarantined'; id: string; type: string; faults: Fault[] };

/** Loads the views of filled blocks and reads them one by one. One bad block costs one block. Never rejects. */
export async function loadBlocks(blocks: readonly StoredBlock[], registry: Registry): Promise<LoadedBlock[]> {
  const unloadable = await loadViews(blocks, registry);
  return readBlocks(blocks, registry, { unloadable });
}

/** Why views could not be loaded, by type. */
type Unloadable = ReadonlyMap<string, unknown>;

/** Loads each view that the blocks need once, however many of them need it. Never rejects. */
export async function loadViews(blocks: readonly StoredBlock[], registry: Registry): Promise<Unloadable> {
  const tried = [...typesOf(blocks)].map(async (type): Promise<[string, unknown][]> => {
    try {
      await registry.get(type)?.loadView();
      return [];
    } catch (error) {
      return [[type, error]];
    }
  });
  return new Map((await Promise.all(tried)).flat());
}

type ReadOptions = { unloadable?: Unloadable; parse?: Parse };

/** Reads filled blocks without waiting for anything; drawing them needs their views (`loadViews`). */
export function readBlocks(
  blocks: readonly StoredBlock[],
  registry: Registry,
  options: ReadOptions = {},
): LoadedBlock[] {
  const readInner = (inner: readonly StoredBlock[]) => readBlocks(inner, registry, options);
  return blocks.map((stored) => readBlock(stored, registry, { ...options, readInner }));
}

type ReadOneOptions = ReadOptions & {
  /** Reads what stands in a slot. */
  readInner: (blocks: readonly StoredBlock[]) => readonly LoadedBlock[];
};

/** Reads one filled block. */
export function readBlock(
  stored: StoredBlock,
  registry: Registry,
  { unloadable, parse = parseAnew, readInner }: ReadOneOptions,
): LoadedBlock {
  const { id, type } = stored;
  const block = registry.get(type);
  const withhold = (faults: Fault[]) => ({ status: 'quarantined', id, type, faults }) as const;
  if (!block) return withhold([faultOf(stored, 'type', 'No block of this type exists in this release')]);
  const parsed = parse(block, stored);
  if (!parsed.ok) return withhold(parsed.faults);
  if (unloadable?.has(type)) return withhold([viewFault(stored, unloadable.get(type))]);
  const slots = Object.keys(block.slots).map(
    (name) => [name, readInner(stored.slots?.[name] ?? noBlocks)] as const,
  );
  return { status: 'ready', id, type, draw: parsed.draw, slots: Object.fromEntries(slots) };
}

const noBlocks: readonly StoredBlock[] = [];

/** The types of blocks and of those in them. */
export function typesOf(blocks: readonly StoredBlock[], found = new Set<string>()): Set<string> {
  for (const { type, slots } of blocks) {
    found.add(type);
    for (const inside of Object.values(slots ?? {})) typesOf(inside, found);
  }
  return found;
}
