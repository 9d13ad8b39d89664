/**
 * Delays the batches of DataLoaders until the running reads have finished, since these may request more ids.
 */
export type BatchScheduler = {
  /** Runs a read and counts it as running until it settles. */
  run: <Result>(read: () => Promise<Result>) => Promise<Result>;
  /** Calls `callback` once no read is running and the code that awaited them has continued. */
  whenIdle: (callback: () => void) => void;
};

export function createBatchScheduler(): BatchScheduler {
  let running = 0;
  let callbacks: (() => void)[] = [];
  const flush = () => {
    if (running > 0) return;
    const ready = callbacks;
    callbacks = [];
    for (const callback of ready) callback();
  };
  return {
    run: async (read) => {
      running += 1;
      try {
        return await read();
      } finally {
        running -= 1;
        setImmediate(flush);
      }
    },
    whenIdle: (callback) => {
      callbacks.push(callback);
      setImmediate(flush);
    },
  };
}
