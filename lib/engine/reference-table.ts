import type { Image } from '@/schemas/image';
import {
  type LinkTarget,
  type Picture,
  type RecordId,
  type ReferenceKind,
  recordOfTarget,
} from '@/schemas/reference';

/** What the references of a page were found to be, before anything is drawn. Keys are made by `referenceKey`. */
export type ReferenceTable = {
  pictures: ReadonlyMap<string, Image>;
  /** Network paths of records that have a page, without language. */
  paths: ReadonlyMap<string, string>;
  /** The slugs of records that bindings name. */
  slugs: ReadonlyMap<string, string>;
};

export const emptyReferences: ReferenceTable = { pictures: new Map(), paths: new Map(), slugs: new Map() };

/** The key of one record in a table. */
export function referenceKey(kind: ReferenceKind, id: RecordId): string {
  return `${kind} ${id}`;
}

/** The picture with the words its author gave it here, and what is to stay in sight of it; null when it is gone. */
export function findPicture(table: ReferenceTable, { media, alt, focus }: Picture): Image | null {
  const found = table.pictures.get(referenceKey('media', media));
  if (!found) return null;
  return { ...found, ...(alt !== undefined && { alt }), ...(focus && { focus }) };
}

/** Where a link leads, as a network path or an address; null when its record is gone. */
export function findTarget(table: ReferenceTable, target: LinkTarget): string | null {
  if ('url' in target) return target.url;
  if ('phone' in target) return `tel:${target.phone}`;
  if ('mail' in target) return `mailto:${target.mail}`;
  const record = recordOfTarget(target);
  const path = record && table.paths.get(referenceKey(record.kind, record.id));
  if (!path) return null;
  return `${path}${target.query ? `?${target.query}` : ''}${target.hash ? `#${target.hash}` : ''}`;
}
