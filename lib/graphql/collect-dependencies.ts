import { AsyncLocalStorage } from 'node:async_hooks';
import { dependenciesSchema, limitDependencies } from '@/schemas/dependency';

type Collection = {
  dependencies: Set<string>;
  /** As in `collectDependencies`. */
  currentSince: number | null;
  /** Whether it is the collection of one answer, not of a page. */
  isOfAnswer: boolean;
};

const collections = new AsyncLocalStorage<Collection>();

/**
 * Runs `work` and collects the dependencies of all content that it reads. Collections are independent of
 * each other, not nested. `currentSince`: every change that was committed before this time is applied
 * (`syncInvalidations`), so that content which was read earlier and is not invalidated may be used; null when that is
 * not known.
 */
export async function collectDependencies<Result>(
  work: () => Promise<Result>,
  { currentSince: since = null }: { currentSince?: number | null } = {},
): Promise<{ result: Result; dependencies: string[] }> {
  const dependencies = new Set<string>();
  const result = await collections.run({ dependencies, currentSince: since, isOfAnswer: false }, work);
  return { result, dependencies: limitDependencies(dependencies) };
}

/** The active collection; queries of the same collection share the data they read. */
export const currentCollection = (): Set<string> | undefined => collections.getStore()?.dependencies;

/** The time since which content that was read earlier is current, if it is not invalidated; null when unknown. */
export const currentSince = (): number | null => collections.getStore()?.currentSince ?? null;

/** Whether the active collection may use answers that were read earlier: that of an answer reads it itself. */
export const canReuseAnswers = (): boolean =>
  currentSince() !== null && collections.getStore()?.isOfAnswer === false;

/** Runs a read in a collection of its own, so that the response declares what this read depends on. */
export const runInOwnCollection = <Result>(read: () => Result): Result =>
  collections.run({ dependencies: new Set(), currentSince: currentSince(), isOfAnswer: true }, read);

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
