import { ApolloLink } from '@apollo/client';
import { defer, lastValueFrom } from 'rxjs';
import { canReuseAnswers, currentSince, runInOwnCollection } from '@/lib/graphql/collect-dependencies';
import { everythingTag, monotonicNow } from '@/lib/page-store/page-state';
import { freeze, isCurrent, type Provenance, TaggedCache } from '@/lib/page-store/tagged-cache';
import { processState } from '@/lib/process-state';
import { dependenciesSchema } from '@/schemas/dependency';

type Answer = { result: ApolloLink.Result; provenance: Provenance };

declare module '@/lib/process-state' {
  interface ProcessState {
    /** Answers by operation and variables, and those that are being read. */
    sharedAnswers: { answers: TaggedCache<ApolloLink.Result>; pending: Map<string, Promise<Answer>> };
  }
}

const MAX_BYTES = 32 * 1024 * 1024;
processState.sharedAnswers ??= { answers: new TaggedCache(MAX_BYTES), pending: new Map() };
const shared = processState.sharedAnswers;

/** Answers that hardly any two pages have in common. */
const unsharedOperations: ReadonlySet<string | undefined> = new Set([
  'SearchListings',
  'CountListings',
  undefined,
]);

/**
 * Reads an answer once for all pages, until something that it contains changes. A page may use an answer that was read
 * before it started: by then this process has applied every change that was committed earlier (`syncInvalidations`).
 */
export function createSharedAnswersLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName, variables } = operation;
    if (!canReuseAnswers() || unsharedOperations.has(operationName)) return forward(operation);
    const key = `${operationName} ${JSON.stringify(variables)}`;
    return defer(
      async () => (await findAnswer(key)) ?? (await readAnswer(key, () => lastValueFrom(forward(operation)))),
    );
  });
}

/** A current answer, or that of a read which another page has started; undefined when it is out of date. */
async function findAnswer(key: string): Promise<ApolloLink.Result | undefined> {
  const stored = shared.answers.get(key);
  if (stored) return stored;
  const read = await shared.pending.get(key)?.catch(() => undefined);
  return read && isCurrent(read.provenance) ? read.result : undefined;
}

/** Reads an answer with the dependencies that are its own. */
async function readAnswer(key: string, read: () => Promise<ApolloLink.Result>): Promise<ApolloLink.Result> {
  // Not the time of the read: it may use records that were read before and have changed since the page started.
  const currentAt = currentSince() ?? monotonicNow();
  const pending = runInOwnCollection(read).then((result): Answer => {
    const declared = dependenciesSchema.safeParse(result.extensions?.dependencies).data ?? [];
    // Without dependencies nothing would ever invalidate it.
    const tags = declared.length > 0 ? [...declared, everythingTag] : [];
    return { result: freeze(result), provenance: { tags, currentAt } };
  });
  shared.pending.set(key, pending);
  try {
    const { result, provenance } = await pending;
    if (provenance.tags.length > 0 && !result.errors) shared.answers.set(key, result, provenance);
    return result;
  } finally {
    if (shared.pending.get(key) === pending) shared.pending.delete(key);
  }
}
