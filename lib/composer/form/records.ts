import { z } from 'zod';
import type { RecordId, ReferenceKind } from '@/schemas/reference';

/** Where the records of each kind are, and in which fields they are looked for. */
const kinds: Readonly<Record<ReferenceKind, { collection: string; fields: readonly string[] }>> = {
  media: { collection: 'media', fields: ['alt', 'filename'] },
  page: { collection: 'pages', fields: ['title'] },
  office: { collection: 'offices', fields: ['name', 'locality'] },
  region: { collection: 'regions', fields: ['name'] },
  agent: { collection: 'people', fields: ['first_name', 'last_name'] },
  listing: { collection: 'listings', fields: ['title'] },
  post: { collection: 'posts', fields: ['title'] },
};
const mostFound = 8;

const text = z.string().nullish();
const recordSchema = z.object({
  id: z.number(),
  title: text,
  name: text,
  first_name: text,
  last_name: text,
  alt: text,
  filename: text,
  thumbnailURL: text,
});

/** A record as a form shows it. `picture` is the address of a small one. */
export type ShownRecord = { id: RecordId; name: string; picture: string | null };

/** The records whose words are like what is sought, as far as whoever asks may see them. @throws when they cannot be had. */
export async function searchRecords(kind: ReferenceKind, sought: string): Promise<ShownRecord[]> {
  const { collection, fields } = kinds[kind];
  const query = new URLSearchParams({ depth: '0', limit: String(mostFound) });
  if (sought.trim() !== '')
    for (const [at, field] of fields.entries()) query.set(`where[or][${at}][${field}][like]`, sought.trim());
  const answer = await ask(`${collection}?${query}`);
  return z
    .object({ docs: z.array(recordSchema) })
    .parse(answer)
    .docs.map(show);
}

/** @throws when there is none, or not for whoever asks. */
export const readRecord = async (kind: ReferenceKind, id: RecordId): Promise<ShownRecord> =>
  show(recordSchema.parse(await ask(`${kinds[kind].collection}/${id}?depth=0`)));

async function ask(path: string): Promise<unknown> {
  const answer = await fetch(`/cms-api/${path}`);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return answer.json();
}

function show({
  id,
  title,
  name,
  first_name,
  last_name,
  alt,
  filename,
  thumbnailURL,
}: z.infer<typeof recordSchema>): ShownRecord {
  const person = [first_name, last_name].filter(Boolean).join(' ');
  return {
    id,
    name: title || name || person || alt || filename || `No. ${id}`,
    picture: thumbnailURL ?? null,
  };
}
