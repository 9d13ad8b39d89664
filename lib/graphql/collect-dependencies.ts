import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { dependenciesSchema, limitDependencies } from '@/schemas/dependency';

const collections = new AsyncLocalStorage<Set<string>>();

/**
 * Runs `work` and collects the dependencies of all content that it reads. Collections are independent of
 * each other, not nested.
 */
export async function collectDependencies<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; dependencies: string[] }> {
  const dependencies = new Set<string>();
  const result = await collections.run(dependencies, work);
  return { result, dependencies: limitDependencies(dependencies) };
}

/** The active collection; queries of the same collection share the data they read. */
export const currentCollection = (): Set<string> | undefined => collections.getStore();

/**
 * Adds the dependencies that a response declares. Pages of a backend that declares none are only revalidated
 * by age.
 */
export function addDependencies(
  collection: Set<string>,
  extensions: Record<string, unknown> | undefined,
): void {
  const declared = dependenciesSchema.safeParse(extensions?.dependencies);
  for (const key of declared.data ?? []) collection.add(key);
}
