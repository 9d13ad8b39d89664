import { registry } from '@/blocks/registry';
import type { Block } from '@/lib/engine/block';
import { resolveFromExamples, storedExample } from '@/lib/engine/example-blocks';
import type { StoredBlock } from '@/schemas/stored-block';

/** A block's example: as stored, and with the data of its source. */
export async function exampleOf(block: Block): Promise<{ stored: StoredBlock; resolved: StoredBlock }> {
  const stored = await storedExample(block);
  const [resolved = stored] = await resolveFromExamples([stored], registry);
  return { stored, resolved };
}
