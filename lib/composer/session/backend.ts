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

const storedSchema = z.object({
  revision: z.number(),
  by: z.string().nullable(),
  nodes: z.array(z.unknown()),
});
const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

const addressOf = ({ collection, id, locale }: ComposedPage): string =>
  `/cms-api/${collection}/${id}/composing?locale=${locale}`;

/** The newest draft. @throws when it cannot be had. */
export async function readStored(page: ComposedPage): Promise<StoredDocument & { by: string | null }> {
  const answer = await fetch(addressOf(page), { cache: 'no-store' });
  if (!answer.ok) throw new Error(await sentenceOf(answer));
  const { revision, by, nodes } = storedSchema.parse(await answer.json());
  return { revision, by, document: openDocument(nodes) };
}

/** Never throws: a line that fails is an answer, too. */
export async function sendSave(page: ComposedPage, { save, from, operations }: Sent): Promise<SaveAnswer> {
  try {
    const answer = await fetch(addressOf(page), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'if-match': `"${from}"` },
      body: JSON.stringify({ save, operations }),
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
  });
  if (!answer.ok) throw new Error(await sentenceOf(answer));
  return fillingSchema.parse(await answer.json());
}

async function sentenceOf(answer: Response): Promise<string> {
  const read = refusalSchema.safeParse(await answer.json().catch(() => null));
  return read.data?.errors[0]?.message ?? `The server answered ${answer.status}`;
}
