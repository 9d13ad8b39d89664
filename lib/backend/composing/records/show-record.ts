import { z } from 'zod';
import { officePath } from '@/lib/routes/record-paths';
import type { ShownRecord } from '@/schemas/composing';
import type { ReferenceKind } from '@/schemas/reference';
import { personName } from '../person-name';

const text = z.string().nullish();
const rowSchema = z.object({
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
  /** The slug of an office's region. */
  region: text,
  category: text,
  alt: text,
  filename: text,
  /** The file of its smallest copy. */
  small: text,
  decorative: z.boolean().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  _status: text,
});
type Row = z.infer<typeof rowSchema>;

/** A record as a form shows it, from what is selected of its row. */
export function showRecord(kind: ReferenceKind, selected: unknown): ShownRecord {
  const row = rowSchema.parse(selected);
  const { id, title, name, slug, region, alt, filename } = row;
  const file = row.small ?? filename;
  return {
    kind,
    id,
    name: title || name || personName(row) || alt || filename || `No. ${id}`,
    slug: slug || null,
    base: kind === 'office' && slug && region ? officePath(region, slug) : null,
    note: noteOf(kind, row),
    picture: file ? `/media/${encodeURIComponent(file)}` : null,
    warning: warningOf(kind, row),
  };
}

function noteOf(kind: ReferenceKind, row: Row): string | null {
  const { locality, location, role, category, slug, width, height } = row;
  const notes: Readonly<Record<ReferenceKind, readonly unknown[]>> = {
    media: [width && height ? `${width} × ${height}` : null],
    page: [slug],
    office: [locality],
    region: [],
    agent: [role],
    listing: [category, location],
    post: [category],
  };
  return notes[kind].filter(Boolean).join(', ') || null;
}

function warningOf(kind: ReferenceKind, { status, _status, alt, decorative }: Row): string | null {
  if (kind === 'media') return alt || decorative ? null : 'Nobody has said yet what this picture shows';
  if (_status === 'draft') return 'Not published yet: until then visitors see no link';
  if (kind === 'listing' && (status === 'draft' || status === 'withdrawn'))
    return `This listing is ${status === 'draft' ? 'a draft' : 'withdrawn'}: visitors see no link`;
  return null;
}
