import type { RowBudget } from '@/lib/backend/contract/limits/embedded-rows';
import { createLoaders, type Loaders } from '@/lib/backend/contract/loaders/create-loaders';
import { createWaves } from '@/lib/backend/contract/reads/create-waves';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { createRecorder } from '@/lib/backend/dependencies/recorder';
import { getBackend } from '@/lib/backend/payload';

/** What every resolver gets; in process one for each page that is made, over HTTP one for each operation. */
export type ContractContext = Reading & {
  loaders: Loaders;
  /** Over HTTP only: the operations of this program are trusted. */
  rowBudget?: RowBudget;
};

/** @throws when the database cannot be reached. */
export async function createContractContext(): Promise<ContractContext> {
  const reading = {
    payload: await getBackend(),
    recorder: createRecorder(),
    waves: createWaves(),
    answers: {},
    known: {},
    counts: new Map(),
    cut: new Set<string>(),
  };
  return { ...reading, loaders: createLoaders(reading) };
}
