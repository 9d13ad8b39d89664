import type { ServerResponse } from 'node:http';

/**
 * Has `answer` answer in place of Next when that fails: it would say 500, by scripts. To be called before anything else takes
 * hold of the response.
 */
export function replaceFailure(response: ServerResponse, answer: () => void): void {
  const { writeHead, write, end } = response;
  let isReplaced = false;
  const replace = (status: number): boolean => {
    if (isReplaced || status < 500 || response.headersSent) return isReplaced;
    isReplaced = true;
    for (const name of response.getHeaderNames()) if (name !== 'connection') response.removeHeader(name);
    Object.assign(response, { writeHead, write, end });
    answer();
    Object.assign(response, { write: swallow(true), end: swallow(response) });
    return true;
  };
  const unlessReplaced =
    (say: (...said: never[]) => unknown, result: unknown) =>
    (...said: unknown[]) =>
      replace(response.statusCode) ? swallow(result)(...said) : Reflect.apply(say, response, said);
  Object.assign(response, {
    writeHead: (status: number, ...others: unknown[]) =>
      replace(status) ? response : Reflect.apply(writeHead, response, [status, ...others]),
    write: unlessReplaced(write, true),
    end: unlessReplaced(end, response),
  });
}

/** What Next goes on to say goes nowhere, but whoever waits for it to be said is told. */
const swallow =
  (result: unknown) =>
  (...said: unknown[]) => {
    const told = said.at(-1);
    if (typeof told === 'function') process.nextTick(told);
    return result;
  };
