import type { ServerResponse } from 'node:http';

/**
 * Calls `respond` in place of Next's response when Next fails; its own error page depends on scripts. Must
 * be called before anything else wraps the response.
 */
export function replaceFailure(response: ServerResponse, respond: () => void): void {
  const { writeHead, write, end } = response;
  let isReplaced = false;
  const replace = (status: number): boolean => {
    if (isReplaced || status < 500 || response.headersSent) return isReplaced;
    isReplaced = true;
    for (const name of response.getHeaderNames()) if (name !== 'connection') response.removeHeader(name);
    Object.assign(response, { writeHead, write, end });
    respond();
    Object.assign(response, { write: discard(true), end: discard(response) });
    return true;
  };
  const unlessReplaced =
    (method: (...args: never[]) => unknown, result: unknown) =>
    (...args: unknown[]) =>
      replace(response.statusCode) ? discard(result)(...args) : Reflect.apply(method, response, args);
  Object.assign(response, {
    writeHead: (status: number, ...args: unknown[]) =>
      replace(status) ? response : Reflect.apply(writeHead, response, [status, ...args]),
    write: unlessReplaced(write, true),
    end: unlessReplaced(end, response),
  });
}

/** Discards what Next writes after the replacement, but calls its callbacks. */
const discard =
  (result: unknown) =>
  (...args: unknown[]) => {
    const callback = args.at(-1);
    if (typeof callback === 'function') process.nextTick(callback);
    return result;
  };
