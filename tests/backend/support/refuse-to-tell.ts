import type { Payload } from 'payload';

/** Lets nobody listen for renewals until `end`; counts who tried. */
export function refuseToTell({ db: { pool } }: Payload) {
  let tries = 0;
  // Connections that it was told to are kept and used again.
  let isOver = false;
  const refuse = (client: { query: (...asked: unknown[]) => unknown }) => {
    const { query } = client;
    Object.assign(client, {
      query: (...asked: unknown[]) => {
        if (isOver || asked[0] !== 'listen renewals') return Reflect.apply(query, client, asked);
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
