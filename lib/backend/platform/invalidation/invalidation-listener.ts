import type { Payload } from 'payload';

type Connection = NonNullable<Parameters<Parameters<Payload['db']['pool']['connect']>[0]>[1]>;

type InvalidationListener = {
  /** @returns the reason why the database cannot send notifications; null when it can. */
  wait: (payload: Payload, timeoutMs: number) => Promise<string | null>;
  /** Ends the current or the next wait, as a notification does. */
  notify: () => void;
  /** Releases the connection. */
  stop: () => void;
};

/**
 * Holds one connection with `LISTEN` for committed invalidations, and reopens it when it is lost. `wait`
 * ends with the next notification or after `timeoutMs`: a connection can be dead without an error, some
 * poolers do not forward notifications, and a database in recovery refuses `LISTEN`.
 */
export function createInvalidationListener(): InvalidationListener {
  let connection: Connection | undefined;
  let isNotified = false;
  let endWait: () => void = () => undefined;
  const notify = () => {
    isNotified = true;
    endWait();
  };

  async function listen(payload: Payload): Promise<void> {
    if (connection) return;
    const newConnection = await payload.db.pool.connect();
    let isListening = false;
    const onConnectionLost = () => {
      if (connection !== newConnection) return;
      connection = undefined;
      newConnection.release(true);
      if (isListening) notify();
    };
    newConnection.on('error', onConnectionLost);
    newConnection.on('end', onConnectionLost);
    newConnection.on('notification', notify);
    connection = newConnection;
    try {
      await newConnection.query('listen invalidations');
    } catch (error) {
      onConnectionLost();
      throw error;
    }
    isListening = true;
    // Changes committed before `LISTEN` sent no notification.
    notify();
  }

  return {
    wait: async (payload, timeoutMs) => {
      const error = await listen(payload).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (!isNotified) await sleepUntilCalled((resolve) => (endWait = resolve), timeoutMs);
      isNotified = false;
      return error;
    },
    notify,
    stop: () => {
      connection?.release(true);
      connection = undefined;
      endWait();
    },
  };
}

/** Sleeps until the callback is called, at most `timeoutMs`, without keeping the process alive. */
async function sleepUntilCalled(register: (resolve: () => void) => void, timeoutMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeoutMs);
  timer.unref();
  register(resolve);
  await promise;
  clearTimeout(timer);
}
