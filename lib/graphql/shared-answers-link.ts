import { ApolloLink } from '@apollo/client';
import { defer, lastValueFrom } from 'rxjs';
import { canReuseAnswers, runInOwnCollection } from '@/lib/graphql/collect-dependencies';
import { everythingTag, monotonicNow, stateOf } from '@/lib/page-store/page-state';
import type { RenderedPage } from '@/lib/page-store/stored-page';
import { processState } from '@/lib/process-state';
import { dependenciesSchema } from '@/schemas/dependency';

type Answer = RenderedPage & { result: ApolloLink.Result; bytes: number };

declare module '@/lib/process-state' {
  interface ProcessState {
    /** Answers by operation and variables, the least recently used first. */
    sharedAnswers: { answers: Map<string, Answer>; pending: Map<string, Promise<Answer>>; bytes: number };
  }
}

processState.sharedAnswers ??= { answers: new Map(), pending: new Map(), bytes: 0 };
const shared = processState.sharedAnswers;

const MAX_BYTES = 32 * 1024 * 1024;
/** JSON in UTF-16, and the objects that hold it. */
const BYTES_PER_CHARACTER = 4;

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
    return defer(async () => {
      const known = await findAnswer(key);
      return (known ?? (await readAnswer(key, () => lastValueFrom(forward(operation))))).result;
    });
  });
}

/** A fresh answer, or that of a read which another page has started; undefined when it is out of date. */
async function findAnswer(key: string): Promise<Answer | undefined> {
  const stored = shared.answers.get(key);
  if (stored && stateOf(stored) === 'fresh') {
    shared.answers.delete(key);
    shared.answers.set(key, stored);
    return stored;
  }
  const read = await shared.pending.get(key)?.catch(() => undefined);
  return read && stateOf(read) === 'fresh' ? read : undefined;
}

/** Reads an answer with the dependencies that are its own. */
async function readAnswer(key: string, read: () => Promise<ApolloLink.Result>): Promise<Answer> {
  const renderedAt = monotonicNow();
  const pending = runInOwnCollection(read).then((result): Answer => {
    const declared = dependenciesSchema.safeParse(result.extensions?.dependencies).data ?? [];
    // Without dependencies nothing would ever invalidate it.
    const tags = declared.length > 0 ? [...declared, everythingTag] : [];
    const bytes = JSON.stringify(result).length * BYTES_PER_CHARACTER;
    return { status: 200, headers: {}, tags, renderedAt, revalidate: false, result: freeze(result), bytes };
  });
  shared.pending.set(key, pending);
  try {
    const answer = await pending;
    if (answer.tags.length > 0 && !answer.result.errors) storeAnswer(key, answer);
    return answer;
  } finally {
    if (shared.pending.get(key) === pending) shared.pending.delete(key);
  }
}

function storeAnswer(key: string, answer: Answer): void {
  const previous = shared.answers.get(key);
  if (previous && previous.renderedAt > answer.renderedAt) return;
  removeAnswer(key);
  shared.answers.set(key, answer);
  shared.bytes += answer.bytes;
  for (const oldest of shared.answers.keys()) {
    if (shared.bytes <= MAX_BYTES) break;
    removeAnswer(oldest);
  }
}

function removeAnswer(key: string): void {
  shared.bytes -= shared.answers.get(key)?.bytes ?? 0;
  shared.answers.delete(key);
}

/** Freezes a value with everything in it: pages share it. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
