type FetchFunction = typeof fetch;

const droppedConnectionCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function readCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function isDroppedConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return [error, error.cause].some((cause) => droppedConnectionCodes.has(String(readCode(cause))));
}

/**
 * A `fetch` for reads: times out after `timeout` ms in total and retries once when the connection was
 * dropped.
 */
export function fetchWithRetry(timeoutMs: number, send: FetchFunction = fetch): FetchFunction {
  return async (input, init) => {
    const timeoutSignal = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeoutSignal]) : timeoutSignal;
    try {
      return await send(input, { ...init, signal });
    } catch (error) {
      if (!isDroppedConnection(error)) throw error;
      return await send(input, { ...init, signal });
    }
  };
}
