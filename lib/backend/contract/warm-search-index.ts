import { createContractContext } from '@/lib/backend/contract/context';
import { syncSearchIndex } from '@/lib/backend/search/search-index';

/**
 * Builds the search index at the start of the server: this takes seconds for a hundred thousand listings, a
 * minute for a million. When the database is not available, the first search builds it.
 */
export async function warmSearchIndex(): Promise<void> {
  await createContractContext()
    .then(syncSearchIndex)
    .catch(() => undefined);
}
