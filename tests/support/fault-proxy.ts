import net from 'node:net';

export type Fault = 'none' | 'refuse' | 'cut' | 'hang' | 'slow';

/** Delay of each response in `slow` mode, in ms. */
const SLOW_DELAY_MS = 5_000;
export type FaultProxy = {
  port: number;
  /** The URL of the same database through this proxy. */
  urlThrough: (url: string) => string;
  setFault: (fault: Fault) => void;
  /**
   * Starts to fail when a client sends this text, or after this number of messages; the triggering message
   * is not forwarded.
   */
  failAt: (trigger: string | number, fault: Fault) => void;
  /** Whether the planned fault has occurred. */
  hasFailed: () => boolean;
  close: () => Promise<void>;
};

/**
 * A TCP proxy to `host:port` with fault injection: `refuse` closes every connection, `cut` closes the open ones, `hang`
 * accepts data without any response, `slow` delays each response by five seconds.
 */
export async function startFaultProxy(host: string, port: number): Promise<FaultProxy> {
  let currentFault: Fault = 'none';
  let planned: { trigger: string | number; fault: Fault } | null = null;
  let sent = 0;
  const sockets = new Set<net.Socket>();
  const track = (socket: net.Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const isDue = (chunk: Buffer) =>
    typeof planned?.trigger === 'string' ? chunk.includes(planned.trigger) : planned?.trigger === sent - 1;
  const server = net.createServer((client) => {
    track(client);
    if (currentFault === 'refuse') return client.destroy();
    const upstream = net.connect(port, host);
    track(upstream);
    client
      .on('data', (chunk) => {
        sent += 1;
        if (planned && isDue(chunk)) setFault(planned.fault);
        if (currentFault !== 'hang' && !upstream.destroyed) upstream.write(chunk);
      })
      .on('close', () => upstream.destroy());
    upstream
      .on('data', (chunk) => {
        if (currentFault === 'slow') setTimeout(() => client.destroyed || client.write(chunk), SLOW_DELAY_MS);
        else if (currentFault !== 'hang') client.write(chunk);
      })
      .on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const ownPort = address && typeof address === 'object' ? address.port : 0;
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const setFault = (fault: Fault) => {
    currentFault = fault === 'cut' ? 'none' : fault;
    planned = null;
    if (fault === 'refuse' || fault === 'cut') closeAll();
  };
  return {
    port: ownPort,
    urlThrough: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${ownPort}`, search: '' }).href,
    setFault,
    failAt: (trigger, fault) => {
      planned = { trigger, fault };
      sent = 0;
    },
    hasFailed: () => planned === null,
    close: async () => {
      closeAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
