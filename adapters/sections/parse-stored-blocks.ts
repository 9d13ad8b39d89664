import { truncateDocument } from '@/lib/document/truncate-document';
import { type StoredBlock, storedBlockSchema } from '@/schemas/stored-block';
import { parseEach } from '../parse-each';

/**
 * The blocks of a page or section as stored. An invalid block is omitted, and the part that exceeds the limits of a
 * document is cut off. `pageName` is the name of the page in the log.
 */
export function parseStoredBlocks(
  stored: unknown,
  pageName: string,
  warn?: (message: string) => void,
): StoredBlock[] {
  return parseEach(storedBlockSchema, truncateDocument(stored), pageName, warn);
}
