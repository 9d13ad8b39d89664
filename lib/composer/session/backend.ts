import { z } from 'zod';
import { openDocument } from '@/lib/document/operations/open-document';
import { type Composed, type Filling, fillingSchema } from '@/schemas/composing';
import type { Locale } from '@/schemas/locale';
import type { Sent, StoredDocument } from '../editing/editing';
import { readRefusal, type SaveFault } from './read-refusal';

/** The page or section that is composed: at which address it is looked at, and which record it is. */
export type ComposedPage = { locale: Locale; path: string; collection: Composed; id: string };

/**
 * What came of a save: `stored` with the revision there is now; `behind` when it was not done since others save, or have saved;
 * `unfit` when it cannot be done to what is stored; `lost` when the page is gone, or not theirs to change; `busy` when there is an
 * answer, but no database behind it; `unreached` without one.
 */
export type SaveAnswer =
  | { kind: 'stored'; revision: number }
  | { kind: 'lost' | 'signed out' | 'busy' | 'unreached' }
  | { kind: 'behind' }
  | { kind: 'unfit'; message: string }
  | { kind: 'refused'; message: string; faults: readonly SaveFault[] };

const editorSchema = z.object({
  name: z.string(),
  email: z.string(),
  reach: z.enum(['owner', 'network']),
  mayWrite: z.boolean(),
});
/** Whoever works on the page. */
export type PageEditor = z.infer<typeof editorSchema>;

const otherSchema = z.object({ name: z.string(), block: z.string().nullable() });
/** Somebody else who works on the page just now, and the block that they have chosen. */
export type PageOther = z.infer<typeof otherSchema>;

const nodesSchema = z.array(z.unknown());
const aroundSchema = z.object({
  revision: z.number(),
  isPublished: z.boolean(),
  editor: editorSchema,
  others: z.array(otherSchema).default([]),
});
const storedSchema = aroundSchema.extend({ nodes: nodesSchema });
const newsSchema = aroundSchema.extend({
  around: z.string(),
  areOwn: z.boolean().default(false),
  nodes: nodesSchema.optional(),
});
/** A line that is silent for so long, in ms, is as good as none. */
export const patience = 15_000;

const composingAt = ({ collection, id, locale }: ComposedPage): string =>
  `/cms-api/${collection}/${id}/composing?locale=${locale}`;

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
  const answer = await ask(composingAt(page));
  const { nodes, ...read } = storedSchema.parse(await answer.json());
  return { ...read, document: openDocument(nodes) };
}

/** What the server has told of the page with its first answer, unasked; null for nothing that can be used. */
export function readBegun(told: string | null): { stored: StoredDocument & Around; filling: Filling } | null {
  const { data } = z
    .object({ stored: storedSchema, filling: fillingSchema })
    .safeParse(JSON.parse(told ?? 'null'));
  if (!data) return null;
  const { nodes, ...stored } = data.stored;
  return { stored: { ...stored, document: openDocument(nodes) }, filling: data.filling };
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
  const presence = new URLSearchParams({ tab, ...(block !== null && { block }) });
  const headers = { 'if-none-match': `"${known.revision}.${known.around}"` };
  const answer = await ask(`${composingAt(page)}&${presence}`, headers);
  if (answer.status === 304) return null;
  const { nodes, revision, ...news } = newsSchema.parse(await answer.json());
  return { ...news, revision, stored: nodes ? { document: openDocument(nodes), revision } : null };
}

/** What the server answers. @throws when it cannot be had, SignedOut when a session has ended, LostPage when it is not there, or not theirs. */
export async function ask(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-store', headers, signal: AbortSignal.timeout(patience) });
  if (answer.status === 401) throw new SignedOut('You are signed out');
  if (answer.status === 403 || answer.status === 404) throw new LostPage((await readRefusal(answer)).message);
  if (!answer.ok && answer.status !== 304) throw new Error((await readRefusal(answer)).message);
  return answer;
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
    const answer = await fetch(composingAt(page), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'if-match': `"${from}"`, ...as(email) },
      body: JSON.stringify({ save, operations }),
      keepalive: isLast,
      signal: AbortSignal.timeout(patience),
    });
    if (answer.ok)
      return { kind: 'stored', ...z.object({ revision: z.number() }).parse(await answer.json()) };
    return answer.status >= 500 ? { kind: 'busy' } : await refusalOf(answer);
  } catch {
    return { kind: 'unreached' };
  }
}

const kinds: Readonly<Record<number, 'signed out' | 'lost' | 'behind'>> = {
  401: 'signed out',
  403: 'lost',
  404: 'lost',
  409: 'behind',
};

async function refusalOf(answer: Response): Promise<SaveAnswer> {
  const kind = kinds[answer.status];
  if (kind) return { kind };
  const refusal = await readRefusal(answer);
  return answer.status === 422
    ? { kind: 'unfit', message: refusal.message }
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
  const answer = await fetch('/compose/filling', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ locale, path, collection, id: Number(id), nodes }),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  if (answer.status >= 400 && answer.status < 500) throw new NoFilling((await readRefusal(answer)).message);
  if (!answer.ok) throw new Error((await readRefusal(answer)).message);
  return fillingSchema.parse(await answer.json());
}

/** Signs in again, as the same person. @returns why not, or null. */
export async function signInAgain(email: string, password: string): Promise<string | null> {
  try {
    const answer = await fetch('/cms-api/staff/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return answer.ok ? null : (await readRefusal(answer)).message;
  } catch {
    return 'There is no connection just now. Try again in a moment';
  }
}
