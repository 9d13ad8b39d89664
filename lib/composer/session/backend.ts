import { openDocument } from '@/lib/document/operations/open-document';
import type { CallDefinition, CallSuccess } from '@/schemas/composing/call-definition';
import { signInCall } from '@/schemas/composing/cms';
import type { Composed } from '@/schemas/composing/composed';
import {
  type PageEditor,
  type PageOther,
  pollDraftCall,
  readDraftCall,
  saveDraftCall,
} from '@/schemas/composing/drafts';
import type { Filling } from '@/schemas/composing/filling';
import { openingDataSchema, resolvePageDataCall } from '@/schemas/composing/page-data';
import type { Refusal, SaveFault } from '@/schemas/composing/refusal';
import type { Locale } from '@/schemas/locale';
import type { Sent, StoredDocument } from '../editing/editing';
import { callServer } from '../server/call-server';

/** The page or section that is composed: at which address it is looked at, and which record it is. */
export type ComposedPage = { locale: Locale; path: string; collection: Composed; id: string };

/**
 * What came of a save: `stored` with the revision there is now; `conflict` when others save, or have saved since; `unprocessable` when it
 * cannot be applied to what is stored; `not-found` when the page does not exist, or is not theirs to change; `busy` when the server answers
 * without its database; `network-error` without an answer.
 */
export type SaveAnswer =
  | { kind: 'stored'; revision: number }
  | { kind: 'not-found' | 'signed out' | 'busy' | 'network-error' }
  | { kind: 'conflict' }
  | { kind: 'unprocessable'; message: string }
  | { kind: 'refused'; message: string; faults: readonly SaveFault[] };

/** A line that is silent for so long, in ms, is as good as none. */
export const patience = 15_000;

/** Nobody is signed in any more. */
export class SignedOut extends Error {}

/** The page is gone, or nobody's to see who asks. */
export class LostPage extends Error {}

/** From which tab somebody works on the page, and at which block. */
export type Presence = { tab: string; block: string | null };
/** Whoever asks, who else is there, and whether visitors see what is stored. */
type Around = { editor: PageEditor; others: PageOther[]; isPublished: boolean };
/** What is not known yet of a revision: `stored` where the document is another one, `areOwn` when the same person has saved all that is new, `around` by which it is known from here on who is there. */
export type News = Around & {
  revision: number;
  around: string;
  areOwn: boolean;
  stored: StoredDocument | null;
};

/** The newest draft, and who is there. @throws when it cannot be had, SignedOut when a session has ended, LostPage when it is not there, or not theirs. */
export async function readStored(page: ComposedPage): Promise<StoredDocument & Around> {
  const { body } = await callForPage(readDraftCall, { params: page, query: { locale: page.locale } });
  const { nodes, ...read } = body;
  return { ...read, document: openDocument(nodes) };
}

/** The data that the page of the composer carries; null if it is missing or malformed. */
export function readBegun(told: string | null): { stored: StoredDocument & Around; filling: Filling } | null {
  const { data } = openingDataSchema.safeParse(JSON.parse(told ?? 'null'));
  if (!data) return null;
  const { nodes, ...stored } = data.stored;
  return { stored: { ...stored, others: [], document: openDocument(nodes) }, filling: data.filling };
}

/**
 * What is new to somebody who knows a revision, and who was there; null when nothing is. Others are told of `presence`.
 * @throws as `readStored` does.
 */
export async function readNews(
  page: ComposedPage,
  { tab, block }: Presence,
  known: { revision: number; around: string },
): Promise<News | null> {
  const query = { locale: page.locale, tab, ...(block !== null && { block }) };
  const headers = { 'if-none-match': `"${known.revision}.${known.around}"` };
  const answer = await callForPage(pollDraftCall, { params: page, query, headers });
  if (answer.status === 304) return null;
  const { nodes, revision, ...news } = answer.body;
  return { ...news, revision, stored: nodes ? { document: openDocument(nodes), revision } : null };
}

/** As `callServer`, with a time limit. @throws on any refusal: SignedOut when a session has ended, LostPage when the page does not exist, or is not theirs. */
export async function callForPage<Call extends CallDefinition>(
  ...[call, input]: Parameters<typeof callServer<Call>>
): Promise<CallSuccess<Call>> {
  const answer = await callServer(call, input, {
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  });
  if (answer.ok) return answer;
  const { status, refusal } = answer;
  if (status === 401) throw new SignedOut('You are signed out');
  if (status === 403 || status === 404) throw new LostPage(refusal.message);
  throw new Error(refusal.message);
}

/** Whoever has signed in since, in another tab, saves nothing of what this person typed. */
export const as = (email: string) => ({ 'x-composing-as': encodeURIComponent(email) });

/** Never throws: a line that fails is an answer, too. `isLast` outlives the tab, where the browser has room for it: 64 kB. */
export async function sendSave(
  page: ComposedPage,
  { save, from, operations }: Sent,
  email: string,
  { isLast = false } = {},
): Promise<SaveAnswer> {
  try {
    const answer = await callServer(
      saveDraftCall,
      {
        params: page,
        query: { locale: page.locale },
        headers: { 'if-match': `"${from}"`, ...as(email) },
        body: { save, operations },
      },
      { keepalive: isLast, signal: AbortSignal.timeout(patience) },
    );
    return answer.ok ? { kind: 'stored', ...answer.body } : toSaveAnswer(answer);
  } catch {
    return { kind: 'network-error' };
  }
}

const kinds: Readonly<Record<number, 'signed out' | 'not-found' | 'conflict'>> = {
  401: 'signed out',
  403: 'not-found',
  404: 'not-found',
  409: 'conflict',
};

function toSaveAnswer({ status, refusal }: { status: number; refusal: Refusal }): SaveAnswer {
  const kind = status >= 500 ? 'busy' : kinds[status];
  if (kind) return { kind };
  return status === 422
    ? { kind: 'unprocessable', message: refusal.message }
    : { kind: 'refused', ...refusal };
}

/** There is no data of the page for whoever asks, however often. */
export class NoFilling extends Error {}

/** The page with its data, with these blocks. @throws when it cannot be had, NoFilling when asking again would not help. */
export async function readFilling(
  { locale, path, collection, id }: ComposedPage,
  nodes: readonly unknown[],
  signal?: AbortSignal,
): Promise<Filling> {
  const limit = AbortSignal.timeout(patience);
  const answer = await callServer(
    resolvePageDataCall,
    { body: { locale, path, collection, id: Number(id), nodes } },
    { signal: signal ? AbortSignal.any([signal, limit]) : limit },
  );
  if (answer.ok) return answer.body;
  const { status, refusal } = answer;
  throw status < 500 ? new NoFilling(refusal.message) : new Error(refusal.message);
}

/** Signs in again, as the same person. @returns why not, or null. */
export async function signInAgain(email: string, password: string): Promise<string | null> {
  try {
    const answer = await callServer(signInCall, { body: { email, password } });
    return answer.ok ? null : answer.refusal.message;
  } catch {
    return 'There is no connection just now. Try again in a moment';
  }
}
