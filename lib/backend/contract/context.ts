import type { Payload } from 'payload';
import { createLoaders, type Loaders } from '@/lib/backend/contract/loaders/create-loaders';
import { getBackend } from '@/lib/backend/payload';

/** What every resolver gets. It is made anew for each operation, in process and over HTTP alike. */
export type ContractContext = { payload: Payload; loaders: Loaders };

/** @throws when the database cannot be reached. */
export async function createContractContext(): Promise<ContractContext> {
  const payload = await getBackend();
  return { payload, loaders: createLoaders(payload) };
}
