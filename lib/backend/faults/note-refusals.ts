import { forgetFaults, formKey, keepFaults } from './kept-faults';
import { readRefusedFields } from './refused-fields';

type Screen = {
  /** Where the API is, as `config.routes` says. */
  api: string;
  send: typeof fetch;
  /** Says, until it is taken back, why a form could not save itself. */
  tell: (sentence: string, key: string) => void;
  takeBack: (key: string) => void;
};

/**
 * `fetch` for the CMS's screens: keeps what a save was refused for, and has them show the sentences. A form that saves
 * itself asks again and again: that is told once.
 */
export function noteRefusals({ api, send, tell, takeBack }: Screen): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const key = savedForm(api, url, init);
    const answer = await send(input, init);
    if (key === null) return answer;
    const isAutosave = url.searchParams.get('autosave') === 'true';
    const isDraft = url.searchParams.get('draft') === 'true';
    if (answer.ok) {
      forgetFaults(key, isDraft);
      takeBack(key);
      return answer;
    }
    const refusal = readRefusedFields(await bodyOf(answer), readSent(init));
    if (!refusal) return answer;
    keepFaults(key, refusal.fields, isDraft);
    if (isAutosave) tell(refusal.sentence, key);
    else takeBack(key);
    const { fields: errors, sentence } = refusal;
    // Payload takes a sentence apart at its colon and its commas. In a list it leaves it as it is.
    const said = isAutosave ? {} : { message: [sentence] };
    return Response.json({ errors: [{ ...said, data: { errors } }] }, { status: answer.status });
  };
}

function savedForm(api: string, url: URL, init: RequestInit | undefined): string | null {
  const method = init?.method?.toUpperCase();
  if (!url.pathname.startsWith(`${api}/`)) return null;
  const [collection, id, ...rest] = url.pathname.slice(api.length + 1).split('/');
  if (!collection || rest.length > 0) return null;
  // Long lists are asked for by POST too.
  const isAsking = new Headers(init?.headers).has('x-payload-http-method-override');
  if (method === 'POST' && !id && !isAsking) return formKey(collection);
  return method === 'PATCH' && id ? formKey(collection, id) : null;
}

const bodyOf = (answer: Response): Promise<unknown> =>
  answer
    .clone()
    .json()
    .catch(() => null);

function readSent(init: RequestInit | undefined): unknown {
  const text = init?.body instanceof FormData ? init.body.get('_payload') : null;
  return typeof text === 'string' ? JSON.parse(text) : null;
}
