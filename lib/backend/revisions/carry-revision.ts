import { tagListed, tellInList } from './carry-listed';
import { readRefusal } from './read-refusal';

/** The revision of each document as this tab has opened it or has itself saved it last. */
const revisions = new Map<string, number>();
/** What is on its way last for each document: the next write starts from what it answers. */
const underWay = new Map<string, Promise<unknown>>();

const keyOf = (collection: string, id: string | number) => `${collection}/${id}`;

/** What a screen shows: writes start from it. */
export function rememberRevision(collection: string, id: string | number, revision: number): void {
  revisions.set(keyOf(collection, id), revision);
}

/** What a form that stays open was told of: it may learn of an autosave when a later write is answered already. */
export function advanceRevision(collection: string, id: string | number, revision: number): void {
  const known = revisions.get(keyOf(collection, id)) ?? 0;
  rememberRevision(collection, id, Math.max(known, revision));
}

/** After what is under way with the document, whether that succeeds or not. */
function takeTurn<Result>(key: string, step: () => Promise<Result>): Promise<Result> {
  const turn = (underWay.get(key) ?? Promise.resolve()).then(step);
  underWay.set(
    key,
    turn.catch(() => null),
  );
  return turn;
}

type Opened = { collection: string; id: string };

type Screen = {
  send: typeof fetch;
  /** The document on the screen, for requests that name only a version of it. */
  opened: () => Opened | null;
  /** Says why a write of a document was refused, where Payload's screens do not, or not for long enough to be read. */
  tell: (message: string, key: string) => void;
  /** An autosave of the document leaves: what is typed from here on is not in it. */
  autosaving: (key: string) => void;
  /** Has the form show what is stored beside what was typed; false when there is none. */
  showBoth: (key: string, stored: unknown) => boolean;
};

/**
 * `fetch` for the CMS's screens: what they change, take away or restore goes with the revision that was opened, one
 * write of a document after the other.
 */
export function carryRevision({ send, opened, tell, autosaving, showBoth }: Screen) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const method = init?.method?.toUpperCase();
    const document = documentOf(url, method, opened);
    if (method === 'DELETE' && isList(url)) {
      const tags = tagListed(url, revisions);
      return tellInList(await send(input, tags === null ? init : withTag(init, tags)));
    }
    if (!document) return send(input, init);
    const key = keyOf(document.collection, document.id);
    if (url.searchParams.has('autosave')) autosaving(key);
    const write = async () => {
      const revision = revisions.get(key);
      const answer = await send(input, revision === undefined ? init : withTag(init, `"${revision}"`));
      const body: unknown = await answer
        .clone()
        .json()
        .catch(() => null);
      if (answer.ok) rememberSaved(key, body);
      const { message, isConflict, stored } = readRefusal(body);
      const isShown = isConflict && method === 'PATCH' && showBoth(key, stored);
      // With all that uses the document: too much to be read before Payload takes it away.
      const isUsed = method === 'DELETE' && answer.status === 409;
      if (!answer.ok && !isShown && (isConflict || isUsed || isRestoring(url))) tell(message, key);
      const isTold = isUsed || url.searchParams.has('autosave');
      return isConflict || isUsed ? refuseBriefly(answer.status, isTold) : answer;
    };
    return takeTurn(key, write);
  };
}

function withTag(init: RequestInit | undefined, tag: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('If-Match', tag);
  return { ...init, headers };
}

const isRestoring = (url: URL) => /^\/cms-api\/[^/]+\/versions\//.test(url.pathname);
const isList = (url: URL) => /^\/cms-api\/[^/]+$/.test(url.pathname);

function documentOf(url: URL, method: string | undefined, opened: () => Opened | null) {
  const [api, collection, id, version, ...rest] = url.pathname.split('/').slice(1);
  if (api !== 'cms-api' || !collection || !id || rest.length > 0) return null;
  if ((method === 'PATCH' || method === 'DELETE') && !version) return { collection, id };
  if (method === 'POST' && version === 'archive') return { collection, id };
  const shown = opened();
  return method === 'POST' && id === 'versions' && version && shown?.collection === collection ? shown : null;
}

/** What this tab has saved itself, it has seen: the next autosave may be on its way before the form knows. */
function rememberSaved(key: string, body: unknown): void {
  const saved = body instanceof Object && 'doc' in body ? body.doc : body;
  if (saved instanceof Object && 'revision' in saved && typeof saved.revision === 'number')
    revisions.set(key, saved.revision);
}

/**
 * What Payload's screens are answered when the reason is told already: they would show it again, at every autosave. One
 * that says that it is saving waits for a word.
 */
function refuseBriefly(status: number, isTold: boolean): Response {
  return Response.json({ errors: isTold ? [] : [{ message: 'Not saved' }] }, { status });
}
