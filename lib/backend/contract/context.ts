import type { RowBudget } from '@/lib/backend/contract/limits/embedded-rows';
import { createLoaders, type Loaders } from '@/lib/backend/contract/loaders';
import { getBackend } from '@/lib/backend/payload';
import { createDependencyRecorder } from '@/lib/backend/platform/invalidation/dependency-recorder';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { createBatchScheduler } from '@/lib/backend/platform/reads/read-context';

/**
 * The context of every resolver: one for each rendered page in process, one for each operation over HTTP.

 */
export type ContractContext = ReadContext & {
  loaders: Loaders;
  /** Over HTTP only: the operations of the site itself are trusted. */
  rowBudget?: RowBudget;
};

/** @throws when the database cannot be reached. */
export async function createContractContext({ canReuseRecords = false } = {}): Promise<ContractContext> {
  const readContext = {
    payload: await getBackend(),
    recorder: createDependencyRecorder(),
    scheduler: createBatchScheduler(),
    queryCache: {},
    documentCache: {},
    countCache: new Map(),
    truncatedLists: new Set<string>(),
    canReuseRecords,
  };
  return { ...readContext, loaders: createLoaders(readContext) };
}
