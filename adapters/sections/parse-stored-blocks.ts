import { type StoredBlock, storedBlockSchema } from '@/schemas/stored-block';
import { parseEach } from '../parse-each';

/** The blocks of a page or section as stored; one that is no block at all costs one block. `where` names the page. */
export function parseStoredBlocks(
  stored: unknown,
  where: string,
  warn?: (line: string) => void,
): StoredBlock[] {
  return parseEach(storedBlockSchema, Array.isArray(stored) ? stored : [], where, warn);
}
