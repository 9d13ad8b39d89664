import { type Config, client, HttpResponseError } from 'laravel-precognition';

const patience = 30_000;
const writing = new Set(['post', 'put', 'delete']);
/** Questions on their way, by what they ask: a later one makes an earlier one pointless. What is sent for good is never cancelled. */
const asking = new Map<string, AbortController>();

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';
type Data = Record<string, unknown>;

/** A call as spec section 7 has it. Rejects when it fails and no handler in `config` takes the answer. */
async function call(method: Method, url: string, data: Data = {}, config: Config = {}): Promise<unknown> {
  const question = `${method} ${url}`;
  asking.get(question)?.abort();
  const controller = new AbortController();
  if (config.precognitive !== false) asking.set(question, controller);
  const send = () => {
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(patience)]);
    return client[method](url, data, { signal, ...config, fingerprint: null });
  };
  try {
    if (writing.has(method)) await fetchToken();
    return await send().catch(async (error: unknown) => {
      if (!(error instanceof HttpResponseError) || error.response.status !== 419) throw error;
      await fetchToken();
      return send();
    });
  } finally {
    if (asking.get(question) === controller) asking.delete(question);
  }
}

const fetchToken = (): Promise<Response> =>
  fetch('/sanctum/csrf-cookie', { credentials: 'same-origin', signal: AbortSignal.timeout(patience) });

/** Whether a call failed because too many of its kind were made (429). */
export const isTooMany = (error: unknown): error is HttpResponseError =>
  error instanceof HttpResponseError && error.response.status === 429;

export const http = {
  get: (url: string, data?: Data, config?: Config) => call('get', url, data, config),
  post: (url: string, data?: Data, config?: Config) => call('post', url, data, config),
  patch: (url: string, data?: Data, config?: Config) => call('patch', url, data, config),
  put: (url: string, data?: Data, config?: Config) => call('put', url, data, config),
  delete: (url: string, data?: Data, config?: Config) => call('delete', url, data, config),
};
