import { isNode } from '@/lib/document/nodes';
import { type ReferenceTable, referenceKey } from '@/lib/engine/reference-table';
import type { Subject } from '@/schemas/bindings/subject';
import type { SuppliedPictures } from '@/schemas/bindings/supplied-pictures';
import { recordIdSchema } from '@/schemas/reference';

/** Identifies a record by what the page knows for certain; names are not unique. */
export type RecordKey = { by: 'id' | 'slug'; value: string };
/**
 * A picture of a record. `key` is null if the page does not identify the record; `src` is null if it has no
 * picture.
 */
export type RecordPicture = { key: RecordKey | null; name: string; src: string | null };

type PicturesInput = {
  /** The location of the pictures in the props, from the catalogue of bindings. */
  source: SuppliedPictures;
  /** The query of the binding. */
  query: Readonly<Record<string, unknown>>;
  /** The props that the source supplied. */
  props: Readonly<Record<string, unknown>>;
  /** Slugs of the records that the address of the page identifies. */
  pageSlugs: Readonly<Partial<Record<Subject, string>>>;
  pictures: ReferenceTable['pictures'];
};

/** The pictures of records that a source supplied to a block, in display order. */
export function picturesOfRecords({ source, query, props, pageSlugs, pictures }: PicturesInput): RecordPicture[] {
  const records = source.prop === undefined ? props : props[source.prop];
  return (Array.isArray(records) ? records : [records]).flatMap((record) => {
    // A value that the author has written instead does not belong to the record.
    if (!isNode(record) || !(source.image in record)) return [];
    const key = source.by === 'asked' ? queriedRecord(query.slug, pageSlugs[source.kind]) : slugKeyOf(record[source.by]);
    const name = typeof record[source.name] === 'string' ? String(record[source.name]) : key?.value;
    if (name === undefined || (source.by === 'asked' && !key)) return [];
    const image = record[source.image];
    return [{ key, name, src: srcOf(Array.isArray(image) ? image[0] : image, pictures) }];
  });
}

/** URL of an embedded picture, or of one that is referred to. */
function srcOf(image: unknown, pictures: ReferenceTable['pictures']): string | null {
  if (!isNode(image)) return null;
  if (typeof image.src === 'string') return image.src;
  const media = recordIdSchema.safeParse(image.media).data;
  return (media !== undefined && pictures.get(referenceKey('media', media))?.src) || null;
}

/** Key from a slug, or from an address that ends with one. */
function slugKeyOf(slugOrPath: unknown): RecordKey | null {
  const [value] = typeof slugOrPath === 'string' ? slugOrPath.split('/').slice(-1) : [];
  return value ? { by: 'slug', value } : null;
}

/** The record of the query: a certain one, or the one of the page. */
function queriedRecord(slug: unknown, pageSlug: string | undefined): RecordKey | null {
  const id = isNode(slug) ? recordIdSchema.safeParse(Object.values(slug)[0]).data : undefined;
  if (id !== undefined) return { by: 'id', value: String(id) };
  return pageSlug === undefined ? null : { by: 'slug', value: pageSlug };
}
