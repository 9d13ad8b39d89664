import { registry } from '@/blocks/registry';
import type { Block } from '@/lib/engine/block';
import { fillFromExamples, storedExample } from '@/lib/engine/example-blocks';
import type { StoredBlock } from '@/schemas/stored-block';

/** A block's example: as it would be stored, and with what a source would supply. */
export async function exampleOf(block: Block): Promise<{ stored: StoredBlock; filled: StoredBlock }> {
  const stored = await storedExample(block);
  const [filled = stored] = await fillFromExamples([stored], registry);
  return { stored, filled };
}
