import { processState } from '@/lib/process-state';
import { ServiceBusyError } from '../platform/cms-api/body-memory';

/** Maximum number of concurrent tasks, at most one for each user, and of pending tasks of each user. */
const limits = { running: 2, pendingPerUser: 10 };

/**
 * `topic`: a newer task of the same user with the same topic replaces the waiting one. `signal`: removes the
 * task from the queue.
 */
type WorkOptions = { topic?: string; signal?: AbortSignal };
type PendingWork = {
  userId: unknown;
  topic: string | undefined;
  start: () => void;
  reject: (reason: ServiceBusyError) => void;
};

declare module '@/lib/process-state' {
  interface ProcessState {
    composerWork: { activeUsers: Set<unknown>; waiting: PendingWork[] };
  }
}

processState.composerWork ??= { activeUsers: new Set(), waiting: [] };
const { activeUsers, waiting: pending } = processState.composerWork;

/**
 * Runs expensive work when the queue permits, so that other requests are served in the meantime. Started
 * work always completes.
 * @throws ServiceBusyError when the user has too much pending work, and when the work was replaced or aborted.
 */
export async function runQueued<Result>(
  userId: unknown,
  work: () => Promise<Result>,
  { topic, signal }: WorkOptions = {},
): Promise<Result> {
  const replaced = pending.find(
    (entry) => topic !== undefined && entry.userId === userId && entry.topic === topic,
  );
  if (replaced) removePending(replaced, 'Replaced by a newer request');
  if (pending.filter((entry) => entry.userId === userId).length >= limits.pendingPerUser)
    throw new ServiceBusyError('Too many of your requests are pending. Try again in a moment');
  await new Promise<void>((start, reject) => {
    const entry = { userId, topic, start, reject };
    pending.push(entry);
    signal?.addEventListener('abort', () => removePending(entry, abortMessage), { once: true });
    if (signal?.aborted) removePending(entry, abortMessage);
    startNext();
  });
  try {
    return await work();
  } finally {
    activeUsers.delete(userId);
    startNext();
  }
}

const abortMessage = 'The request was aborted';

/** Has no effect on work that has started. */
function removePending(entry: PendingWork, reason: string): void {
  const at = pending.indexOf(entry);
  if (at < 0) return;
  pending.splice(at, 1);
  entry.reject(new ServiceBusyError(reason));
}

function startNext(): void {
  const at =
    activeUsers.size < limits.running ? pending.findIndex(({ userId }) => !activeUsers.has(userId)) : -1;
  const [next] = at < 0 ? [] : pending.splice(at, 1);
  if (!next) return;
  activeUsers.add(next.userId);
  next.start();
}
