import { isNode } from '@/lib/document/nodes';
import { type ReferenceTable, referenceKey } from '@/lib/engine/reference-table';
import type { Subject } from '@/schemas/bindings/subject';
import type { PicturedKind } from '@/schemas/composing';
import { recordIdSchema } from '@/schemas/reference';
import type { Bound } from '../binding/binding-form';
import { nameOf } from '../binding/tell-supply';

/** A record by what a page knows of it for certain: never by a name, which two may bear. */
export type RecordKey = { by: 'id' | 'slug'; value: string };
/** A picture that belongs to a record; `key` is null where the page does not know which one, `src` while it has none. */
export type RecordPicture = { key: RecordKey | null; name: string; src: string | null };

const kinds: Readonly<Record<string, PicturedKind>> = {
  office: 'office',
  agent: 'agent',
  agents: 'agent',
  people: 'agent',
  listing: 'listing',
  listings: 'listing',
  post: 'post',
  posts: 'post',
};

/** Whose pictures a source gives; null for one that gives none. */
export const picturedKind = (source: string | undefined): PicturedKind | null =>
  (source !== undefined && kinds[source]) || null;

type Given = {
  bind: Bound;
  /** The props that the source gave. */
  props: Readonly<Record<string, unknown>>;
  /** The records that the page's address names. */
  own: Readonly<Partial<Record<Subject, string>>>;
  pictures: ReferenceTable['pictures'];
};

/** The pictures that a source gave to a block, in the order in which it shows them. */
export function picturesOfRecords({ bind, props, own, pictures }: Given): RecordPicture[] {
  const kind = picturedKind(bind.source);
  if (!kind) return [];
  const list = Object.values(props).find(Array.isArray);
  if (list) return list.flatMap((one) => pictureIn(one, keyOf(one), pictures) ?? []);
  const key = askedFor(bind.query.slug, own[kind]);
  if (!key) return [];
  const record = Object.values(props).find(hasPicture) ?? props;
  return pictureIn(record, key, pictures) ?? [];
}

const hasPicture = (value: unknown): boolean => isNode(value) && ('image' in value || 'images' in value);

function pictureIn(
  record: unknown,
  key: RecordKey | null,
  pictures: ReferenceTable['pictures'],
): [RecordPicture] | null {
  if (!isNode(record) || !hasPicture(record)) return null;
  const name = nameOf(record) ?? key?.value;
  if (name === undefined) return null;
  const image = record.image ?? (Array.isArray(record.images) ? record.images[0] : null);
  return [{ key, name, src: addressOf(image, pictures) }];
}

/** Of a picture itself, or of one that is referred to. */
function addressOf(image: unknown, pictures: ReferenceTable['pictures']): string | null {
  if (!isNode(image)) return null;
  if (typeof image.src === 'string') return image.src;
  const media = recordIdSchema.safeParse(image.media).data;
  return (media !== undefined && pictures.get(referenceKey('media', media))?.src) || null;
}

/** What a card says of its record: its slug, or its address, which ends with that. */
function keyOf(card: unknown): RecordKey | null {
  if (!isNode(card)) return null;
  if (typeof card.slug === 'string') return { by: 'slug', value: card.slug };
  const [slug] = typeof card.href === 'string' ? card.href.split('/').slice(-1) : [];
  return slug ? { by: 'slug', value: slug } : null;
}

/** The record that a source was asked for: a certain one, or the page's own. */
function askedFor(slug: unknown, own: string | undefined): RecordKey | null {
  const id = isNode(slug) ? recordIdSchema.safeParse(Object.values(slug)[0]).data : undefined;
  if (id !== undefined) return { by: 'id', value: String(id) };
  return own === undefined ? null : { by: 'slug', value: own };
}
