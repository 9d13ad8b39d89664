import net from 'node:net';

export type Fault = 'none' | 'refuse' | 'hang';
export type FaultProxy = {
  port: number;
  fault: (fault: Fault) => void;
  /** Begins to fail when a client says these words, which do not arrive. */
  faultAt: (words: string, fault: Fault) => void;
  close: () => Promise<void>;
};

/**
 * A TCP relay to `host:port` that can be told to fail: `refuse` ends every connection, `hang` takes bytes
 * and answers nothing.
 */
export async function startFaultProxy(host: string, port: number): Promise<FaultProxy> {
  let present: Fault = 'none';
  let planned: { words: string; fault: Fault } | null = null;
  const sockets = new Set<net.Socket>();
  const track = (socket: net.Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = net.createServer((client) => {
    track(client);
    if (present === 'refuse') return client.destroy();
    const upstream = net.connect(port, host);
    track(upstream);
    client
      .on('data', (chunk) => {
        if (planned && chunk.includes(planned.words)) begin(planned.fault);
        if (present === 'none') upstream.write(chunk);
      })
      .on('close', () => upstream.destroy());
    upstream
      .on('data', (chunk) => present !== 'hang' && client.write(chunk))
      .on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const begin = (fault: Fault) => {
    present = fault;
    planned = null;
    if (fault === 'refuse') drop();
  };
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    fault: begin,
    faultAt: (words, fault) => {
      planned = { words, fault };
    },
    close: async () => {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
