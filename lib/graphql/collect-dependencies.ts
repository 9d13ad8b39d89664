import { AsyncLocalStorage } from 'node:async_hooks';
import { dependenciesSchema, limitDependencies } from '@/schemas/dependency';

type Collection = { dependencies: Set<string>; canReuse: boolean };

const collections = new AsyncLocalStorage<Collection>();

/**
 * Runs `work` and collects the dependencies of all content that it reads. Collections are independent of
 * each other, not nested. `canReuse`: answers that were read earlier are current (`syncInvalidations`).
 */
export async function collectDependencies<Result>(
  work: () => Promise<Result>,
  { canReuse = false } = {},
): Promise<{ result: Result; dependencies: string[] }> {
  const dependencies = new Set<string>();
  const result = await collections.run({ dependencies, canReuse }, work);
  return { result, dependencies: limitDependencies(dependencies) };
}

/** The active collection; queries of the same collection share the data they read. */
export const currentCollection = (): Set<string> | undefined => collections.getStore()?.dependencies;

/** Whether the active collection may use answers that were read earlier. */
export const canReuseAnswers = (): boolean => collections.getStore()?.canReuse ?? false;

/** Runs a read in a collection of its own, so that the response declares what this read depends on. */
export const runInOwnCollection = <Result>(read: () => Result): Result =>
  collections.run({ dependencies: new Set(), canReuse: false }, read);

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
