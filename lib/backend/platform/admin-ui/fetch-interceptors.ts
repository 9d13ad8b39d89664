/** Wraps `fetch`: `send` is the next interceptor, or the browser's `fetch` after the last one. */
export type FetchInterceptor = (send: typeof fetch) => typeof fetch;

/** Interceptors, outermost first: each receives the request before the inner ones, and the response after them. */
const interceptorNames = ['rejected-fields', 'session', 'revisions'] as const;
type InterceptorName = (typeof interceptorNames)[number];

const interceptors = new Map<InterceptorName, typeof fetch>();

/**
 * Registers the interceptor with a name; a later one with the same name replaces it.
 * @returns a function that removes it.
 */
export function interceptFetch(name: InterceptorName, intercept: FetchInterceptor): () => void {
  const innerNames = interceptorNames.slice(interceptorNames.indexOf(name) + 1);
  const intercepted = intercept((input, init) => sendThrough(innerNames, input, init));
  interceptors.set(name, intercepted);
  return () => {
    if (interceptors.get(name) === intercepted) interceptors.delete(name);
  };
}

const nativeFetch: { fetch: typeof fetch } = { fetch: (input, init) => fetch(input, init) };

function sendThrough(
  names: readonly InterceptorName[],
  ...request: Parameters<typeof fetch>
): Promise<Response> {
  const [next] = names.flatMap((name) => interceptors.get(name) ?? []);
  return (next ?? nativeFetch.fetch)(...request);
}

/** Replaces `window.fetch`. @returns a function that restores it. */
export function installFetchInterceptors(): () => void {
  const originalFetch = window.fetch;
  nativeFetch.fetch = originalFetch.bind(window);
  const intercepted: typeof fetch = (input, init) => sendThrough(interceptorNames, input, init);
  window.fetch = intercepted;
  return () => {
    if (window.fetch === intercepted) window.fetch = originalFetch;
  };
}
