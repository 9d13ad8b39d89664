import { z } from 'zod';
import type { RecordId, ReferenceKind } from '@/schemas/reference';
import { askCms, CmsRefusal } from './ask-cms';

type Place = {
  collection: string;
  /** In which fields records are looked for. */
  fields: readonly string[];
  sort: string;
};

/** Where the records of each kind are. */
const kinds: Readonly<Record<ReferenceKind, Place>> = {
  media: { collection: 'media', fields: ['alt', 'filename'], sort: '-createdAt' },
  page: { collection: 'pages', fields: ['title', 'slug'], sort: '-updatedAt' },
  office: { collection: 'offices', fields: ['name', 'locality'], sort: 'name' },
  region: { collection: 'regions', fields: ['name'], sort: 'name' },
  agent: { collection: 'people', fields: ['first_name', 'last_name'], sort: 'last_name' },
  listing: { collection: 'listings', fields: ['title', 'listing_number', 'location'], sort: '-updatedAt' },
  post: { collection: 'posts', fields: ['title'], sort: '-updatedAt' },
};
const mostFound = 12;

const text = z.string().nullish();
const recordSchema = z.object({
  id: z.number(),
  title: text,
  name: text,
  first_name: text,
  last_name: text,
  role: text,
  locality: text,
  location: text,
  status: text,
  slug: text,
  category: text,
  alt: text,
  filename: text,
  decorative: z.boolean().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  sizes: z.object({ w480: z.object({ filename: text }).nullish() }).nullish(),
  _status: text,
});

/** A record as a form shows it. `picture` is the address of a small one; `warning` what visitors see of it, if that is nothing. */
export type ShownRecord = {
  id: RecordId;
  name: string;
  note: string | undefined;
  picture: string | null;
  warning: string | null;
};

/** What is known of a record that is referred to: itself, or why not. */
export type KnownRecord = ShownRecord | 'gone' | 'unknown';

/** The records whose words are like what is sought, as far as whoever asks may see them. @throws when they cannot be had. */
export async function searchRecords(
  kind: ReferenceKind,
  sought: string,
  { page = 1, limit = mostFound }: { page?: number; limit?: number } = {},
): Promise<ShownRecord[]> {
  const { collection, fields, sort } = kinds[kind];
  const query = new URLSearchParams({ depth: '0', limit: String(limit), page: String(page), sort });
  if (sought.trim() !== '')
    for (const [at, field] of fields.entries()) query.set(`where[or][${at}][${field}][like]`, sought.trim());
  const { docs } = z.object({ docs: z.array(recordSchema) }).parse(await askCms(`${collection}?${query}`));
  return docs.map((record) => show(kind, record));
}

/** Whoever may not see a record is told the same as of one that is gone; nothing is known of it when a session has ended. Never rejects. */
export async function readRecord(kind: ReferenceKind, id: RecordId): Promise<KnownRecord> {
  try {
    return show(kind, recordSchema.parse(await askCms(`${kinds[kind].collection}/${id}?depth=0`)));
  } catch (error) {
    return error instanceof CmsRefusal && error.status === 404 ? 'gone' : 'unknown';
  }
}

/** Where a record of a kind is made, in the CMS. */
export const placeToMake = (kind: ReferenceKind): string =>
  `/admin/collections/${kinds[kind].collection}/create`;

type Read = z.infer<typeof recordSchema>;

function show(kind: ReferenceKind, record: Read): ShownRecord {
  const { id, title, name, first_name, last_name, alt, filename, sizes } = record;
  const person = [first_name, last_name].filter(Boolean).join(' ');
  const small = sizes?.w480?.filename ?? filename;
  return {
    id,
    name: title || name || person || alt || filename || `No. ${id}`,
    note: noteOf(kind, record),
    picture: kind === 'media' && small ? `/media/${encodeURIComponent(small)}` : null,
    warning: warningOf(kind, record),
  };
}

function noteOf(kind: ReferenceKind, { locality, location, role, category, slug, width, height }: Read) {
  const notes: Readonly<Record<ReferenceKind, readonly unknown[]>> = {
    media: [width && height ? `${width} × ${height}` : null],
    page: [slug],
    office: [locality],
    region: [],
    agent: [role],
    listing: [category, location],
    post: [category],
  };
  return notes[kind].filter(Boolean).join(', ') || undefined;
}

function warningOf(kind: ReferenceKind, { status, _status, alt, decorative }: Read): string | null {
  if (kind === 'media') return alt || decorative ? null : 'Nobody has said yet what this picture shows';
  if (_status === 'draft') return 'Not published yet: until then visitors see no link';
  if (kind === 'listing' && (status === 'draft' || status === 'withdrawn'))
    return `This listing is ${status === 'draft' ? 'a draft' : 'withdrawn'}: visitors see no link`;
  return null;
}
