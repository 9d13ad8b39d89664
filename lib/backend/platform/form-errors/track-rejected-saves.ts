import { clearFormErrors, createFormKey, setFormErrors } from './form-error-store';
import { parseRejectedFields } from './rejected-fields';

type SaveCallbacks = {
  /** The API path from `config.routes`. */
  api: string;
  send: typeof fetch;
  /** Displays, until it is dismissed, why an autosave was rejected. */
  showError: (sentence: string, key: string) => void;
  dismissError: (key: string) => void;
};

/**
 * Wraps `fetch` for the screens of the CMS: stores the field errors of rejected saves and displays their
 * messages. An autosave that fails repeatedly is reported once.
 */
export function trackRejectedSaves({ api, send, showError, dismissError }: SaveCallbacks): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const key = findFormKey(api, url, init);
    const response = await send(input, init);
    if (key === null) return response;
    const isAutosave = url.searchParams.get('autosave') === 'true';
    const isDraft = url.searchParams.get('draft') === 'true';
    if (response.ok) {
      clearFormErrors(key, isDraft);
      dismissError(key);
      return response;
    }
    const rejection = parseRejectedFields(await parseBody(response), parseSubmittedData(init));
    if (!rejection) return response;
    setFormErrors(key, rejection.fields, isDraft);
    if (isAutosave) showError(rejection.sentence, key);
    else dismissError(key);
    const { fields: errors, sentence } = rejection;
    // Payload splits a message at its colon and commas, but not the messages of an array.
    const topLevel = isAutosave ? {} : { message: [sentence] };
    return Response.json({ errors: [{ ...topLevel, data: { errors } }] }, { status: response.status });
  };
}

function findFormKey(api: string, url: URL, init: RequestInit | undefined): string | null {
  const method = init?.method?.toUpperCase();
  if (!url.pathname.startsWith(`${api}/`)) return null;
  const [collection, id, ...rest] = url.pathname.slice(api.length + 1).split('/');
  if (!collection || rest.length > 0) return null;
  // Long queries are also sent by POST.
  const isQueryOverride = new Headers(init?.headers).has('x-payload-http-method-override');
  if (method === 'POST' && !id && !isQueryOverride) return createFormKey(collection);
  return method === 'PATCH' && id ? createFormKey(collection, id) : null;
}

const parseBody = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => null);

function parseSubmittedData(init: RequestInit | undefined): unknown {
  const text = init?.body instanceof FormData ? init.body.get('_payload') : null;
  return typeof text === 'string' ? JSON.parse(text) : null;
}
