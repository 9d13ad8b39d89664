import type { Payload } from 'payload';

type Connection = NonNullable<Parameters<Parameters<Payload['db']['pool']['connect']>[0]>[1]>;

type Listener = {
  /** @returns why nothing can be told just now; null when it can. */
  wait: (payload: Payload, longest: number) => Promise<string | null>;
  /** Ends the wait, or the next one, as a renewal would. */
  tell: () => void;
  /** Gives the connection back. */
  stop: () => void;
};

/**
 * Keeps one connection open on which PostgreSQL tells of each renewal that is committed, and opens it anew
 * when it is lost. `wait` ends with the next renewal, or after `longest` ms: a connection may be dead
 * without a sign, some poolers do not pass notices on, and a database may refuse to tell.
 */
export function listenForRenewals(): Listener {
  let connection: Connection | undefined;
  let told = false;
  let wake: () => void = () => undefined;
  const tell = () => {
    told = true;
    wake();
  };

  async function listen(payload: Payload): Promise<void> {
    if (connection) return;
    const opened = await payload.db.pool.connect();
    let isListening = false;
    const lose = () => {
      if (connection !== opened) return;
      connection = undefined;
      opened.release(true);
      if (isListening) tell();
    };
    opened.on('error', lose);
    opened.on('end', lose);
    opened.on('notification', tell);
    connection = opened;
    try {
      await opened.query('listen renewals');
    } catch (error) {
      lose();
      throw error;
    }
    isListening = true;
    // What was committed before it listened was not told.
    tell();
  }

  return {
    wait: async (payload, longest) => {
      const fault = await listen(payload).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (!told) await sleepUntil((resolve) => (wake = resolve), longest);
      told = false;
      return fault;
    },
    tell,
    stop: () => {
      connection?.release(true);
      connection = undefined;
      wake();
    },
  };
}

/** Sleeps until `give`'s function is called, at most `longest` ms, without keeping the process alive. */
async function sleepUntil(give: (resolve: () => void) => void, longest: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, longest);
  timer.unref();
  give(resolve);
  await promise;
  clearTimeout(timer);
}
