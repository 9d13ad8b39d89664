type Fetch = typeof fetch;

const droppedConnection = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function readCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function isDroppedConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return [error, error.cause].some((fault) => droppedConnection.has(String(readCode(fault))));
}

/** A fetch for reads: gives up after `timeout` ms in all, and asks once more when the connection was dropped. */
export function fetchOnceMore(timeout: number, send: Fetch = fetch): Fetch {
  return async (input, init) => {
    const limit = AbortSignal.timeout(timeout);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    try {
      return await send(input, { ...init, signal });
    } catch (error) {
      if (!isDroppedConnection(error)) throw error;
      return await send(input, { ...init, signal });
    }
  };
}
