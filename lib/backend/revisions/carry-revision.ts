/** The revision of each document as this tab has opened it or has itself saved it last. */
const revisions = new Map<string, number>();
/** The last write of each document that is on its way: the next one starts from what it answers. */
const underWay = new Map<string, Promise<unknown>>();

const keyOf = (collection: string, id: string | number) => `${collection}/${id}`;

export function rememberRevision(collection: string, id: string | number, revision: number): void {
  revisions.set(keyOf(collection, id), revision);
}

type Opened = { collection: string; id: string };

type Screen = {
  send: typeof fetch;
  /** The document on the screen, for requests that name only a version of it. */
  opened: () => Opened | null;
  /** Says why a version was not restored: Payload's own button says only that it was not. */
  tell: (message: string) => void;
};

/**
 * `fetch` for the CMS's screens: what they change, take away or restore goes with the revision that was opened, one
 * write of a document after the other.
 */
export function carryRevision({ send, opened, tell }: Screen) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const document = documentOf(input, init, opened);
    if (!document) return send(input, init);
    const key = keyOf(document.collection, document.id);
    const write = async () => {
      const revision = revisions.get(key);
      const headers = new Headers(init?.headers);
      if (revision !== undefined) headers.set('If-Match', `"${revision}"`);
      const answer = await send(input, { ...init, headers });
      const body: unknown = await answer
        .clone()
        .json()
        .catch(() => null);
      if (answer.ok) rememberSaved(key, body);
      else if (init?.method?.toUpperCase() === 'POST') tell(messageOf(body));
      return answer;
    };
    const turn = (underWay.get(key) ?? Promise.resolve()).then(write);
    underWay.set(
      key,
      turn.catch(() => null),
    );
    return turn;
  };
}

function documentOf(input: RequestInfo | URL, init: RequestInit | undefined, opened: () => Opened | null) {
  const method = init?.method?.toUpperCase();
  const url = new URL(input instanceof Request ? input.url : input, window.location.href);
  const [api, collection, id, version, ...rest] = url.pathname.split('/').slice(1);
  if (api !== 'cms-api' || !collection || !id || rest.length > 0) return null;
  if ((method === 'PATCH' || method === 'DELETE') && !version) return { collection, id };
  const shown = opened();
  return method === 'POST' && id === 'versions' && version && shown?.collection === collection ? shown : null;
}

/** What this tab has saved itself, it has seen: the next autosave may be on its way before the form knows. */
function rememberSaved(key: string, body: unknown): void {
  const saved = body instanceof Object && 'doc' in body ? body.doc : body;
  if (saved instanceof Object && 'revision' in saved && typeof saved.revision === 'number')
    revisions.set(key, saved.revision);
}

function messageOf(body: unknown): string {
  const errors: unknown = body instanceof Object && 'errors' in body ? body.errors : [];
  const [first]: unknown[] = Array.isArray(errors) ? errors : [];
  return first instanceof Object && 'message' in first ? String(first.message) : 'Not restored';
}
