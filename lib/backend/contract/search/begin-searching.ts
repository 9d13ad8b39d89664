import { createContractContext } from '@/lib/backend/contract/context';
import { followListings } from '@/lib/backend/contract/search/follow-listings';

/**
 * Reads what searches look at before the first one asks: of a hundred thousand listings that takes seconds, of a million a minute.
 * Where the database does not answer, the first search does it.
 */
export async function beginSearching(): Promise<void> {
  await createContractContext()
    .then(followListings)
    .catch(() => undefined);
}
