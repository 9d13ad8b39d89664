import { processState } from '@/lib/process-state';

type Signs = {
  unanswered: Set<{ askedAt: number }>;
  answeredAt: number;
  /** Somebody gave up waiting, and nothing was answered since. */
  isGivenUp: boolean;
  /** Asks the database for nothing but an answer. */
  knock: (() => Promise<unknown>) | null;
  isKnocking: boolean;
};

declare module '@/lib/process-state' {
  interface ProcessState {
    databaseSigns: Signs;
  }
}

processState.databaseSigns ??= {
  ...{ unanswered: new Set(), answeredAt: 0, isGivenUp: false },
  ...{ knock: null, isKnocking: false },
};
const signs = processState.databaseSigns;

/** For how long the database has left this process without any answer, in ms, though it was asked; counted from `begun` at the earliest. */
export function silentFor(begun: number): number {
  const [oldest] = signs.unanswered;
  if (!oldest) return 0;
  return performance.now() - Math.max(oldest.askedAt, signs.answeredAt, begun);
}

/** Has others not wait in vain for what one has given up, until anything is answered. */
export function giveUp(): void {
  signs.isGivenUp = true;
}

export const isGivenUp = (): boolean => signs.isGivenUp;

/** What to ask when a database that takes long is to show that it lives. */
export function knockBy(ask: () => Promise<unknown>): void {
  signs.knock = ask;
}

/** Has a database that is busy with what it was asked show that it lives: its answer is noted like any other. One knock at a time. */
export function knock(): void {
  if (signs.isKnocking || !signs.knock) return;
  signs.isKnocking = true;
  const end = () => {
    signs.isKnocking = false;
  };
  signs.knock().then(end, end);
}

/** Notes that the database was asked something. @returns what to call once that is over. */
function noteAsked(): () => void {
  const question = { askedAt: performance.now() };
  signs.unanswered.add(question);
  return () => void signs.unanswered.delete(question);
}

function noteAnswered(): void {
  signs.answeredAt = performance.now();
  signs.isGivenUp = false;
}

/**
 * Asks by what takes an answer by a callback or a promise, and notes how long that takes; what has neither is left alone. Of
 * what may be had without the database, as a connection that is open, `provesLife` is false.
 */
export function askAndNote(
  ask: (...asked: unknown[]) => unknown,
  asked: unknown[],
  provesLife: boolean,
): unknown {
  const end = noteAsked();
  const noteEnd = (error: unknown) => {
    end();
    if (provesLife && !isLoss(error)) noteAnswered();
  };
  const last = asked.at(-1);
  try {
    if (typeof last === 'function') {
      const tell = (error: unknown, ...answer: unknown[]) => {
        noteEnd(error);
        return last(error, ...answer);
      };
      return ask(...asked.slice(0, -1), tell);
    }
    const answer = ask(...asked);
    if (answer instanceof Promise) answer.then(() => noteEnd(null), noteEnd);
    else end();
    return answer;
  } catch (error) {
    end();
    throw error;
  }
}

/** A connection that cannot be had or was lost says nothing of the database, whose own errors have a severity. */
const isLoss = (error: unknown): boolean => error instanceof Error && !('severity' in error);
