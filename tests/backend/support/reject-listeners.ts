import type { Payload } from 'payload';

/** Rejects LISTEN for invalidations until `end`; counts the attempts. */
export function rejectListeners({ db: { pool } }: Payload) {
  let tries = 0;
  // Patched connections are reused by the pool.
  let isOver = false;
  const refuse = (client: { query: (...args: unknown[]) => unknown }) => {
    const { query } = client;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        if (isOver || args[0] !== 'listen invalidations') return Reflect.apply(query, client, args);
        tries += 1;
        return Promise.reject(new Error('cannot execute LISTEN during recovery'));
      },
    });
  };
  pool.on('acquire', refuse);
  const end = () => {
    isOver = true;
    pool.off('acquire', refuse);
  };
  return { tries: () => tries, end };
}
