import net from 'node:net';

export type Fault = 'none' | 'refuse' | 'cut' | 'hang' | 'slow';

/** How long a slow one keeps each answer back, in ms. */
const delay = 5_000;
export type FaultProxy = {
  port: number;
  /** The same database, by way of this relay. */
  reach: (url: string) => string;
  fault: (fault: Fault) => void;
  /** Begins to fail when a client says these words, or with its next message but so many; that one does not arrive. */
  faultAt: (when: string | number, fault: Fault) => void;
  /** Whether the planned fault has come. */
  hasFailed: () => boolean;
  close: () => Promise<void>;
};

/**
 * A TCP relay to `host:port` that can be told to fail: `refuse` ends every connection, `cut` those that are open now, and
 * `hang` takes bytes and answers nothing; `slow` keeps each answer back for five seconds.
 */
export async function startFaultProxy(host: string, port: number): Promise<FaultProxy> {
  let present: Fault = 'none';
  let planned: { when: string | number; fault: Fault } | null = null;
  let sent = 0;
  const sockets = new Set<net.Socket>();
  const track = (socket: net.Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const isDue = (chunk: Buffer) =>
    typeof planned?.when === 'string' ? chunk.includes(planned.when) : planned?.when === sent - 1;
  const server = net.createServer((client) => {
    track(client);
    if (present === 'refuse') return client.destroy();
    const upstream = net.connect(port, host);
    track(upstream);
    client
      .on('data', (chunk) => {
        sent += 1;
        if (planned && isDue(chunk)) begin(planned.fault);
        if (present !== 'hang' && !upstream.destroyed) upstream.write(chunk);
      })
      .on('close', () => upstream.destroy());
    upstream
      .on('data', (chunk) => {
        if (present === 'slow') setTimeout(() => client.destroyed || client.write(chunk), delay);
        else if (present !== 'hang') client.write(chunk);
      })
      .on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const ownPort = address && typeof address === 'object' ? address.port : 0;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const begin = (fault: Fault) => {
    present = fault === 'cut' ? 'none' : fault;
    planned = null;
    if (fault === 'refuse' || fault === 'cut') drop();
  };
  return {
    port: ownPort,
    reach: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${ownPort}`, search: '' }).href,
    fault: begin,
    faultAt: (when, fault) => {
      planned = { when, fault };
      sent = 0;
    },
    hasFailed: () => planned === null,
    close: async () => {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
