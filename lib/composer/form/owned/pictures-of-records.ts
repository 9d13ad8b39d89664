import { isNode } from '@/lib/document/nodes';
import { type ReferenceTable, referenceKey } from '@/lib/engine/reference-table';
import type { Subject } from '@/schemas/bindings/subject';
import type { SuppliedPictures } from '@/schemas/bindings/supplied-pictures';
import { recordIdSchema } from '@/schemas/reference';

/** A record by what a page knows of it for certain: never by a name, which two may bear. */
export type RecordKey = { by: 'id' | 'slug'; value: string };
/** A picture that belongs to a record; `key` is null where the page does not know which one, `src` while it has none. */
export type RecordPicture = { key: RecordKey | null; name: string; src: string | null };

type Given = {
  /** Where the source has them, as the catalogue says. */
  of: SuppliedPictures;
  /** What it was asked. */
  query: Readonly<Record<string, unknown>>;
  /** The props that it gave. */
  props: Readonly<Record<string, unknown>>;
  /** The records that the page's address names. */
  own: Readonly<Partial<Record<Subject, string>>>;
  pictures: ReferenceTable['pictures'];
};

/** The pictures that a source gave to a block, in the order in which it shows them. */
export function picturesOfRecords({ of, query, props, own, pictures }: Given): RecordPicture[] {
  const held = of.prop === undefined ? props : props[of.prop];
  return (Array.isArray(held) ? held : [held]).flatMap((record) => {
    // What somebody wrote instead is not the record's.
    if (!isNode(record) || !(of.image in record)) return [];
    const key = of.by === 'asked' ? askedFor(query.slug, own[of.kind]) : keyOf(record[of.by]);
    const name = typeof record[of.name] === 'string' ? String(record[of.name]) : key?.value;
    if (name === undefined || (of.by === 'asked' && !key)) return [];
    const image = record[of.image];
    return [{ key, name, src: addressOf(Array.isArray(image) ? image[0] : image, pictures) }];
  });
}

/** Of a picture itself, or of one that is referred to. */
function addressOf(image: unknown, pictures: ReferenceTable['pictures']): string | null {
  if (!isNode(image)) return null;
  if (typeof image.src === 'string') return image.src;
  const media = recordIdSchema.safeParse(image.media).data;
  return (media !== undefined && pictures.get(referenceKey('media', media))?.src) || null;
}

/** A slug, or an address that ends with one. */
function keyOf(said: unknown): RecordKey | null {
  const [value] = typeof said === 'string' ? said.split('/').slice(-1) : [];
  return value ? { by: 'slug', value } : null;
}

/** The record that a source was asked for: a certain one, or the page's own. */
function askedFor(slug: unknown, own: string | undefined): RecordKey | null {
  const id = isNode(slug) ? recordIdSchema.safeParse(Object.values(slug)[0]).data : undefined;
  if (id !== undefined) return { by: 'id', value: String(id) };
  return own === undefined ? null : { by: 'slug', value: own };
}
