export type SerialQueue = {
  /** Runs a task after all earlier ones. Resolves when it is done and never rejects. */
  enqueue: (task: () => Promise<void>) => Promise<void>;
  isBusy: () => boolean;
};

/** Runs tasks one at a time, in order. A failed task is reported, and the next one runs. */
export function createSerialQueue(onFailure: () => void): SerialQueue {
  let tail: Promise<void> = Promise.resolve();
  let pendingCount = 0;
  return {
    enqueue: (task) => {
      pendingCount += 1;
      tail = tail
        .then(task)
        .catch((error: unknown) => {
          console.error(error);
          onFailure();
        })
        .finally(() => {
          pendingCount -= 1;
        });
      return tail;
    },
    isBusy: () => pendingCount > 0,
  };
}
