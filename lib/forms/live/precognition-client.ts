import { type Config, client, HttpResponseError } from 'laravel-precognition';

const REQUEST_TIMEOUT_MS = 30_000;
const methodsWithToken = new Set(['post', 'put', 'delete']);
/**
 * Pending validation requests by method and URL: a later one aborts the earlier one. Submissions are never
 * aborted.
 */
const pendingValidations = new Map<string, AbortController>();

type HttpMethod = 'get' | 'post' | 'patch' | 'put' | 'delete';
type Data = Record<string, unknown>;

/**
 * A request as spec section 7 defines it. Rejects when it fails and no handler in `config` handles the
 * response.
 */
async function request(
  method: HttpMethod,
  url: string,
  data: Data = {},
  config: Config = {},
): Promise<unknown> {
  const requestKey = `${method} ${url}`;
  pendingValidations.get(requestKey)?.abort();
  const controller = new AbortController();
  if (config.precognitive !== false) pendingValidations.set(requestKey, controller);
  const send = () => {
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]);
    return client[method](url, data, { signal, ...config, fingerprint: null });
  };
  try {
    if (methodsWithToken.has(method)) await fetchToken();
    return await send().catch(async (error: unknown) => {
      if (!(error instanceof HttpResponseError) || error.response.status !== 419) throw error;
      await fetchToken();
      return send();
    });
  } finally {
    if (pendingValidations.get(requestKey) === controller) pendingValidations.delete(requestKey);
  }
}

const fetchToken = (): Promise<Response> =>
  fetch('/sanctum/csrf-cookie', {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });

/** Whether the server rejected a request with a message for the visitor: too many (429), or no session (401). */
export const isRejected = (error: unknown): error is HttpResponseError =>
  error instanceof HttpResponseError && [401, 429].includes(error.response.status);

export const precognitionClient = {
  get: (url: string, data?: Data, config?: Config) => request('get', url, data, config),
  post: (url: string, data?: Data, config?: Config) => request('post', url, data, config),
  patch: (url: string, data?: Data, config?: Config) => request('patch', url, data, config),
  put: (url: string, data?: Data, config?: Config) => request('put', url, data, config),
  delete: (url: string, data?: Data, config?: Config) => request('delete', url, data, config),
};
