import { cutDocument } from '@/lib/document/cut-document';
import { type StoredBlock, storedBlockSchema } from '@/schemas/stored-block';
import { parseEach } from '../parse-each';

/**
 * The blocks of a page or section as stored; one that is no block at all costs one block, and what goes beyond a
 * document's limits is cut off. `where` names the page.
 */
export function parseStoredBlocks(
  stored: unknown,
  where: string,
  warn?: (line: string) => void,
): StoredBlock[] {
  return parseEach(storedBlockSchema, cutDocument(stored), where, warn);
}
