import type { StoredBlock } from '@/schemas/stored-block';
import type { Drawing, Fault } from './block';
import type { Registry } from './registry';

/** A block ready to draw, or the reasons why it is kept out of sight. */
export type LoadedBlock =
  | { status: 'ready'; id: string; type: string; draw: Drawing; slots: Record<string, LoadedBlock[]> }
  | { status: 'quarantined'; id: string; type: string; faults: Fault[] };

/** Reads filled blocks one by one and loads their views. One bad block costs one block. Never rejects. */
export async function loadBlocks(blocks: readonly StoredBlock[], registry: Registry): Promise<LoadedBlock[]> {
  return Promise.all(blocks.map((block) => loadBlock(block, registry)));
}

async function loadBlock(stored: StoredBlock, registry: Registry): Promise<LoadedBlock> {
  const { id, type } = stored;
  const block = registry.get(type);
  if (!block) return quarantine(stored, 'type', 'No block of this type exists in this release');
  const result = block.read(stored);
  if (!result.ok) return { status: 'quarantined', id, type, faults: result.faults };
  try {
    const [draw, slots] = await Promise.all([result.load(), loadSlots(stored, block.slots, registry)]);
    return { status: 'ready', id, type, draw, slots };
  } catch (error) {
    return quarantine(stored, 'view', error instanceof Error ? error.message : String(error));
  }
}

function quarantine({ id, type }: StoredBlock, path: string, message: string): LoadedBlock {
  return { status: 'quarantined', id, type, faults: [{ blockId: id, blockType: type, path, message }] };
}

async function loadSlots(stored: StoredBlock, names: readonly string[], registry: Registry) {
  const loaded = await Promise.all(
    names.map(async (name) => [name, await loadBlocks(stored.slots?.[name] ?? [], registry)] as const),
  );
  return Object.fromEntries(loaded);
}
