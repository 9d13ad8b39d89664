import { z } from 'zod';
import { openDocument } from '@/lib/document/operations/open-document';
import { type Filling, fillingSchema } from '@/schemas/composing';
import type { Locale } from '@/schemas/locale';
import type { Sent, StoredDocument } from '../editing/editing';

/** The page that is composed: at which address it is looked at, and which record it is. */
export type ComposedPage = { locale: Locale; path: string; collection: 'pages'; id: string };

/** What came of a save: `stored` with the revision there is now; `behind` when others have saved since; anything else with a sentence. */
export type SaveAnswer =
  | { kind: 'stored'; revision: number }
  | { kind: 'behind' }
  | { kind: 'refused'; message: string }
  | { kind: 'signed out' }
  | { kind: 'unreached' };

const editorSchema = z.object({
  name: z.string(),
  email: z.string(),
  reach: z.enum(['owner', 'network']),
  mayWrite: z.boolean(),
});
/** Whoever works on the page. */
export type PageEditor = z.infer<typeof editorSchema>;

const storedSchema = z.object({ revision: z.number(), nodes: z.array(z.unknown()), editor: editorSchema });
/** A line that is silent for so long, in ms, is as good as none. */
const patience = 15_000;

const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

const addressOf = ({ collection, id, locale }: ComposedPage): string =>
  `/cms-api/${collection}/${id}/composing?locale=${locale}`;

/** Nobody is signed in any more. */
export class SignedOut extends Error {}

/** The newest draft. @throws when it cannot be had, SignedOut when a session has ended. */
export async function readStored(page: ComposedPage): Promise<StoredDocument & { editor: PageEditor }> {
  const answer = await fetch(addressOf(page), { cache: 'no-store', signal: AbortSignal.timeout(patience) });
  if (answer.status === 401) throw new SignedOut('You are signed out');
  if (!answer.ok) throw new Error(await sentenceOf(answer));
  const { revision, nodes, editor } = storedSchema.parse(await answer.json());
  return { revision, editor, document: openDocument(nodes) };
}

/** Never throws: a line that fails is an answer, too. */
export async function sendSave(page: ComposedPage, { save, from, operations }: Sent): Promise<SaveAnswer> {
  try {
    const answer = await fetch(addressOf(page), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'if-match': `"${from}"` },
      body: JSON.stringify({ save, operations }),
      signal: AbortSignal.timeout(patience),
    });
    if (answer.ok)
      return { kind: 'stored', ...z.object({ revision: z.number() }).parse(await answer.json()) };
    if (answer.status === 401) return { kind: 'signed out' };
    if (answer.status === 409 || answer.status === 422) return { kind: 'behind' };
    return answer.status >= 500
      ? { kind: 'unreached' }
      : { kind: 'refused', message: await sentenceOf(answer) };
  } catch {
    return { kind: 'unreached' };
  }
}

/** The page with its data, with these blocks. @throws when it cannot be had. */
export async function readFilling(
  { locale, path }: ComposedPage,
  nodes: readonly unknown[],
): Promise<Filling> {
  const answer = await fetch('/compose/filling', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ locale, path, nodes }),
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(await sentenceOf(answer));
  return fillingSchema.parse(await answer.json());
}

/**
 * Has visitors see the draft, in every language, if it is the revision that whoever publishes has seen. @returns why not, or the revision it
 * has become.
 */
export async function publishDraft(
  { collection, id, locale }: ComposedPage,
  revision: number,
): Promise<{ revision: number } | { refusal: string }> {
  try {
    const answer = await fetch(`/cms-api/${collection}/${id}?locale=${locale}&depth=0`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'if-match': `"${revision}"` },
      body: JSON.stringify({ _status: 'published' }),
      signal: AbortSignal.timeout(4 * patience),
    });
    if (!answer.ok) return { refusal: await sentenceOf(answer) };
    return z.object({ doc: z.object({ revision: z.number() }) }).parse(await answer.json()).doc;
  } catch {
    return { refusal: 'There was no answer. Look at the published page, and try again in a moment' };
  }
}

/** Signs in again, as the same person. @returns why not, or null. */
export async function signInAgain(email: string, password: string): Promise<string | null> {
  try {
    const answer = await fetch('/cms-api/staff/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return answer.ok ? null : await sentenceOf(answer);
  } catch {
    return 'There is no connection just now. Try again in a moment';
  }
}

async function sentenceOf(answer: Response): Promise<string> {
  const read = refusalSchema.safeParse(await answer.json().catch(() => null));
  return read.data?.errors[0]?.message ?? `The server answered ${answer.status}`;
}
