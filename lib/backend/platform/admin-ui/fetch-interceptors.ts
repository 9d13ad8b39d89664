/** Makes a `fetch` that sends by the next interceptor, the last of them by the browser's own. */
export type FetchInterceptor = (send: typeof fetch) => typeof fetch;

/** Who intercepts, outermost first: each sees the request before, and the answer after, the ones below it. */
const order = ['refused-fields', 'session', 'revisions'] as const;
type InterceptorName = (typeof order)[number];

const interceptors = new Map<InterceptorName, typeof fetch>();

/** Has requests pass an interceptor, one of each name, once the interceptors are installed. @returns what ends that. */
export function interceptFetch(name: InterceptorName, intercept: FetchInterceptor): () => void {
  const below = order.slice(order.indexOf(name) + 1);
  const intercepted = intercept((input, init) => pass(below, input, init));
  interceptors.set(name, intercepted);
  return () => {
    if (interceptors.get(name) === intercepted) interceptors.delete(name);
  };
}

const browser: { fetch: typeof fetch } = { fetch: (input, init) => fetch(input, init) };

function pass(names: readonly InterceptorName[], ...request: Parameters<typeof fetch>): Promise<Response> {
  const [next] = names.flatMap((name) => interceptors.get(name) ?? []);
  return (next ?? browser.fetch)(...request);
}

/** Replaces `window.fetch`. @returns what puts the browser's own back. */
export function installFetchInterceptors(): () => void {
  const plain = window.fetch;
  browser.fetch = plain.bind(window);
  const intercepted: typeof fetch = (input, init) => pass(order, input, init);
  window.fetch = intercepted;
  return () => {
    if (window.fetch === intercepted) window.fetch = plain;
  };
}
