/** The revision of each document as this tab has opened it or has itself saved it last. */
const revisions = new Map<string, number>();

const keyOf = (collection: string, id: string | number) => `${collection}/${id}`;

export function rememberRevision(collection: string, id: string | number, revision: number): void {
  revisions.set(keyOf(collection, id), revision);
}

/**
 * `fetch` for the CMS's screens: what they change, take away or restore goes with the revision that was opened.
 * @param opened the document on the screen, for requests that name only a version of it.
 */
export function carryRevision(send: typeof fetch, opened: () => { collection: string; id: string } | null) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const document = documentOf(input, init, opened);
    const revision = document && revisions.get(keyOf(document.collection, document.id));
    if (!document || revision === undefined) return send(input, init);
    const headers = new Headers(init?.headers);
    headers.set('If-Match', `"${revision}"`);
    const answer = await send(input, { ...init, headers });
    if (answer.ok) await rememberSaved(document, answer.clone());
    return answer;
  };
}

type Opened = { collection: string; id: string };

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
async function rememberSaved({ collection, id }: Opened, answer: Response): Promise<void> {
  const body: unknown = await answer.json().catch(() => null);
  const saved = body instanceof Object && 'doc' in body ? body.doc : body;
  if (saved instanceof Object && 'revision' in saved && typeof saved.revision === 'number')
    rememberRevision(collection, id, saved.revision);
}
