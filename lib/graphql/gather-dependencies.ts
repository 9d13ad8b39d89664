import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { boundDependencies, dependenciesSchema } from '@/schemas/dependency';

const gatherings = new AsyncLocalStorage<Set<string>>();

/** Runs `work` and gathers what all content that is read meanwhile depends on. Gatherings stand side by side, not in each other. */
export async function gatherDependencies<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; dependencies: string[] }> {
  const gathered = new Set<string>();
  const result = await gatherings.run(gathered, work);
  return { result, dependencies: boundDependencies(gathered) };
}

/** The gathering that runs now; questions asked during the same one share what they read. */
export const currentGathering = (): Set<string> | undefined => gatherings.getStore();

/** Adds what an answer says it depends on. A backend that says nothing is heard of by age only. */
export function gatherFrom(gathering: Set<string>, extensions: Record<string, unknown> | undefined): void {
  const told = dependenciesSchema.safeParse(extensions?.dependencies);
  for (const key of told.data ?? []) gathering.add(key);
}
