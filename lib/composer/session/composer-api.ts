import { openDocument } from '@/lib/document/operations/open-document';
import type { CallDefinition, CallSuccess } from '@/schemas/composing/call-definition';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import { signInCall } from '@/schemas/composing/cms';
import {
  type OtherEditor,
  type PageEditor,
  pollDraftCall,
  readDraftCall,
  saveDraftCall,
} from '@/schemas/composing/drafts';
import { initialDataSchema, resolvePageDataCall } from '@/schemas/composing/page-data';
import type { Refusal, RefusalIssue } from '@/schemas/composing/refusal';
import type { ResolvedPageData } from '@/schemas/composing/resolved-page-data';
import type { Locale } from '@/schemas/locale';
import type { PendingSave, StoredDocument } from '../editing/editing';
import { callServer } from '../server/call-server';

/** The page or section that is edited: its record, and the path at which it is displayed. */
export type ComposedPage = { locale: Locale; path: string; collection: ComposableCollection; id: string };

/**
 * Result of a save. `stored`: with the newest revision. `conflict`: another user saved since, or saves now. `unprocessable`: the
 * operations cannot be applied to the stored document. `not-found`: the page does not exist or may not be edited. `busy`: the server
 * responds with a 5xx status. `network-error`: no response. `refused`: the content is invalid.
 */
export type SaveResult =
  | { kind: 'stored'; revision: number }
  | { kind: 'not-found' | 'signed out' | 'busy' | 'network-error' }
  | { kind: 'conflict' }
  | { kind: 'unprocessable'; message: string }
  | { kind: 'refused'; message: string; issues: readonly RefusalIssue[] };

/** Timeout of a request, in ms. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** The user is signed out. */
export class SignedOutError extends Error {}

/** The page does not exist, or the user may not see it. */
export class PageNotFoundError extends Error {}

/** The tab and the block in which the user edits the page. */
export type Presence = { tab: string; block: string | null };
/** The signed-in user, the other users on the page, and whether the stored revision is published. */
type PageStatus = { editor: PageEditor; others: OtherEditor[]; isPublished: boolean };
/**
 * Changes since a known revision. `stored` is set if the document changed, `isOwnRevision` is true if the same user
 * made all changes, `presenceDigest` is the version tag of the list of users for the next request.
 */
export type PageUpdate = PageStatus & {
  revision: number;
  presenceDigest: string;
  isOwnRevision: boolean;
  stored: StoredDocument | null;
};

/**
 * Fetches the newest draft and the users on the page.
 * @throws SignedOutError if the session has ended, PageNotFoundError if the page does not exist or is not
 * accessible, another error if the request fails
 */
export async function fetchDraft(page: ComposedPage): Promise<StoredDocument & PageStatus> {
  const { body } = await callForPage(readDraftCall, { params: page, query: { locale: page.locale } });
  const { nodes, ...draft } = body;
  return { ...draft, document: openDocument(nodes) };
}

/** The data that the page of the composer carries; null if it is missing or malformed. */
export function parseInitialPage(
  json: string | null,
): { stored: StoredDocument & PageStatus; pageData: ResolvedPageData } | null {
  const { data } = initialDataSchema.safeParse(JSON.parse(json ?? 'null'));
  if (!data) return null;
  const { nodes, ...draft } = data.stored;
  return { stored: { ...draft, others: [], document: openDocument(nodes) }, pageData: data.pageData };
}

/**
 * Fetches changes since a known revision and reports the presence of the user. Null if nothing changed.
 * @throws like `fetchDraft`
 */
export async function fetchPageUpdate(
  page: ComposedPage,
  { tab, block }: Presence,
  cached: { revision: number; presenceDigest: string },
): Promise<PageUpdate | null> {
  const query = { locale: page.locale, tab, ...(block !== null && { block }) };
  const headers = { 'if-none-match': `"${cached.revision}.${cached.presenceDigest}"` };
  const response = await callForPage(pollDraftCall, { params: page, query, headers });
  if (response.status === 304) return null;
  const { nodes, revision, ...update } = response.body;
  return { ...update, revision, stored: nodes ? { document: openDocument(nodes), revision } : null };
}

/**
 * Like `callServer`, with a timeout.
 * @throws on any error response: SignedOutError if the session has ended, PageNotFoundError if the page does not exist or is not accessible
 */
export async function callForPage<Call extends CallDefinition>(
  ...[call, input]: Parameters<typeof callServer<Call>>
): Promise<CallSuccess<Call>> {
  const response = await callServer(call, input, {
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (response.ok) return response;
  const { status, refusal: error } = response;
  if (status === 401) throw new SignedOutError('You are signed out');
  if (status === 403 || status === 404) throw new PageNotFoundError(error.message);
  throw new Error(error.message);
}

/**
 * Header with the user for whom a request is made. The server rejects it if another user has signed in
 * since, in another tab.
 */
export const actingUserHeader = (email: string) => ({ 'x-acting-user': encodeURIComponent(email) });

/**
 * Sends a save. Never throws: a failed connection is a result too.
 * @param isLast the request outlives the tab (`keepalive`; browsers limit the body to 64 KiB)
 */
export async function sendSave(
  page: ComposedPage,
  { save, from, operations }: PendingSave,
  email: string,
  { isLast = false } = {},
): Promise<SaveResult> {
  try {
    const response = await callServer(
      saveDraftCall,
      {
        params: page,
        query: { locale: page.locale },
        headers: { 'if-match': `"${from}"`, ...actingUserHeader(email) },
        body: { save, operations },
      },
      { keepalive: isLast, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) },
    );
    return response.ok ? { kind: 'stored', ...response.body } : toSaveResult(response);
  } catch {
    return { kind: 'network-error' };
  }
}

const resultKinds: Readonly<Record<number, 'signed out' | 'not-found' | 'conflict'>> = {
  401: 'signed out',
  403: 'not-found',
  404: 'not-found',
  409: 'conflict',
};

function toSaveResult({ status, refusal }: { status: number; refusal: Refusal }): SaveResult {
  const kind = status >= 500 ? 'busy' : resultKinds[status];
  if (kind) return { kind };
  return status === 422
    ? { kind: 'unprocessable', message: refusal.message }
    : { kind: 'refused', message: refusal.message, issues: refusal.issues };
}

/** The page data is not available to the user; a retry does not help. */
export class PageDataUnavailableError extends Error {}

/**
 * Fetches the page data for a list of blocks.
 * @throws PageDataUnavailableError if a retry does not help, another error if the request fails
 */
export async function fetchPageData(
  { locale, path, collection, id }: ComposedPage,
  nodes: readonly unknown[],
  signal?: AbortSignal,
): Promise<ResolvedPageData> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await callServer(
    resolvePageDataCall,
    { body: { locale, path, collection, id: Number(id), nodes } },
    { signal: signal ? AbortSignal.any([signal, timeout]) : timeout },
  );
  if (response.ok) return response.body;
  const { status, refusal: error } = response;
  throw status < 500 ? new PageDataUnavailableError(error.message) : new Error(error.message);
}

/**
 * Signs the same user in again.
 * @returns the error message, or null
 */
export async function signInAgain(email: string, password: string): Promise<string | null> {
  try {
    const response = await callServer(signInCall, { body: { email, password } });
    return response.ok ? null : response.refusal.message;
  } catch {
    return 'You are offline. Try again in a moment';
  }
}
