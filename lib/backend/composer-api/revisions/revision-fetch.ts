import { formatBulkIfMatch, toListResponse } from './bulk-delete-client';
import { parseWriteError } from './parse-write-error';

/** The revision of each document that this tab has opened, or has last saved itself. */
const revisions = new Map<string, number>();
/** The last pending write of each document; the next write starts from its result. */
const pendingWrites = new Map<string, Promise<unknown>>();

const keyOf = (collection: string, id: string | number) => `${collection}/${id}`;

/** Stores the revision that a screen shows, as the base revision of its writes. */
export function storeRevision(collection: string, id: string | number, revision: number): void {
  revisions.set(keyOf(collection, id), revision);
}

/**
 * Stores a newer revision that an open form reports. It may report an autosave after a later write has been
 * completed.
 */
export function advanceRevision(collection: string, id: string | number, revision: number): void {
  const current = revisions.get(keyOf(collection, id)) ?? 0;
  storeRevision(collection, id, Math.max(current, revision));
}

/** Runs a step after the pending write of the document, whether that succeeds or fails. */
function runSerially<Result>(key: string, step: () => Promise<Result>): Promise<Result> {
  const result = (pendingWrites.get(key) ?? Promise.resolve()).then(step);
  pendingWrites.set(
    key,
    result.catch(() => null),
  );
  return result;
}

type ScreenDocument = { collection: string; id: string };

type AdminScreen = {
  send: typeof fetch;
  /** The document on the screen, for requests that name only a version of it. */
  openDocument: () => ScreenDocument | null;
  /** Shows why a write was rejected, where Payload's screens show no message or hide it too early. */
  showError: (message: string, key: string) => void;
  /** Called when an autosave of the document is sent; later input is not part of it. */
  onAutosave: (key: string) => void;
  /** Shows the stored document next to the form's input; returns false when there is no form. */
  showConflict: (key: string, stored: unknown) => boolean;
};

/**
 * `fetch` for the admin screens: updates, deletes and restores carry the base revision in `If-Match`, and
 * writes of one document are sent one after another.
 */
export function createRevisionFetch({
  send,
  openDocument,
  showError,
  onAutosave,
  showConflict,
}: AdminScreen) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const method = init?.method?.toUpperCase();
    const target = targetOf(url, method, openDocument);
    if (method === 'DELETE' && isCollectionUrl(url)) {
      const ifMatch = formatBulkIfMatch(url, revisions);
      return toListResponse(await send(input, ifMatch === null ? init : withIfMatch(init, ifMatch)));
    }
    if (!target) return send(input, init);
    const key = keyOf(target.collection, target.id);
    if (url.searchParams.has('autosave')) onAutosave(key);
    const write = async () => {
      const revision = revisions.get(key);
      const response = await send(input, revision === undefined ? init : withIfMatch(init, `"${revision}"`));
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      if (response.ok) storeSavedRevision(key, body);
      const { message, isConflict, stored } = parseWriteError(body);
      const isShownInForm = isConflict && method === 'PATCH' && showConflict(key, stored);
      // The message lists all uses of the document, which takes longer to read than Payload's toast stays.
      const isInUse = method === 'DELETE' && response.status === 409;
      if (!response.ok && !isShownInForm && (isConflict || isInUse || isRestoreUrl(url)))
        showError(message, key);
      const isSilent = isInUse || url.searchParams.has('autosave');
      return isConflict || isInUse ? createBriefErrorResponse(response.status, isSilent) : response;
    };
    return runSerially(key, write);
  };
}

function withIfMatch(init: RequestInit | undefined, ifMatch: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('If-Match', ifMatch);
  return { ...init, headers };
}

const isRestoreUrl = (url: URL) => /^\/cms-api\/[^/]+\/versions\//.test(url.pathname);
const isCollectionUrl = (url: URL) => /^\/cms-api\/[^/]+$/.test(url.pathname);

function targetOf(url: URL, method: string | undefined, openDocument: () => ScreenDocument | null) {
  const [api, collection, id, version, ...rest] = url.pathname.split('/').slice(1);
  if (api !== 'cms-api' || !collection || !id || rest.length > 0) return null;
  if ((method === 'PATCH' || method === 'DELETE') && !version) return { collection, id };
  if (method === 'POST' && version === 'archive') return { collection, id };
  const current = openDocument();
  return method === 'POST' && id === 'versions' && version && current?.collection === collection
    ? current
    : null;
}

/**
 * Stores the revision of this tab's own save at once: the next autosave may be sent before the form has it.
 */
function storeSavedRevision(key: string, body: unknown): void {
  const saved = body instanceof Object && 'doc' in body ? body.doc : body;
  if (saved instanceof Object && 'revision' in saved && typeof saved.revision === 'number')
    revisions.set(key, saved.revision);
}

/**
 * The response for Payload's screens when the reason is already shown; they would show it again at every
 * autosave. A form that shows a saving state needs one message to end it.
 */
function createBriefErrorResponse(status: number, isSilent: boolean): Response {
  return Response.json({ errors: isSilent ? [] : [{ message: 'Not saved' }] }, { status });
}
