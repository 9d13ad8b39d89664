/** Lets what gathers ids wait for the reads that run: they may bring more of them. */
export type Waves = {
  /** Runs a read, counted while it runs. */
  run: <Result>(read: () => Promise<Result>) => Promise<Result>;
  /** Calls `next` once no read runs any more, and what waited for them had its turn. */
  whenQuiet: (next: () => void) => void;
};

export function createWaves(): Waves {
  let running = 0;
  let waiting: (() => void)[] = [];
  const settle = () => {
    if (running > 0) return;
    const ready = waiting;
    waiting = [];
    for (const next of ready) next();
  };
  return {
    run: async (read) => {
      running += 1;
      try {
        return await read();
      } finally {
        running -= 1;
        setImmediate(settle);
      }
    },
    whenQuiet: (next) => {
      waiting.push(next);
      setImmediate(settle);
    },
  };
}
