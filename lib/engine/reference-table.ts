import type { Image } from '@/schemas/image';
import {
  type LinkTarget,
  type Picture,
  type RecordId,
  type ReferenceKind,
  recordOfTarget,
} from '@/schemas/reference';

/** The resolved references of a page. Keys are created by `referenceKey`. */
export type ReferenceTable = {
  pictures: ReadonlyMap<string, Image>;
  /** Network paths of records with a page, without language. */
  paths: ReadonlyMap<string, string>;
  /** The slugs of the records that bindings name. */
  slugs: ReadonlyMap<string, string>;
};

export const emptyReferences: ReferenceTable = { pictures: new Map(), paths: new Map(), slugs: new Map() };

/** The key of a record in a reference table. */
export function referenceKey(kind: ReferenceKind, id: RecordId): string {
  return `${kind} ${id}`;
}

/**
 * The picture with the alternative text and focus point that its author set here; null when it does not
 * exist.
 */
export function findPicture(table: ReferenceTable, { media, alt, focus }: Picture): Image | null {
  const picture = table.pictures.get(referenceKey('media', media));
  if (!picture) return null;
  return { ...picture, ...(alt !== undefined && { alt }), ...(focus && { focus }) };
}

/** The network path or address of a link target; null when its record does not exist. */
export function findTarget(table: ReferenceTable, target: LinkTarget): string | null {
  if ('url' in target) return target.url;
  if ('phone' in target) return `tel:${target.phone}`;
  if ('mail' in target) return `mailto:${target.mail}`;
  const record = recordOfTarget(target);
  const path = record && table.paths.get(referenceKey(record.kind, record.id));
  if (!path) return null;
  return `${path}${target.query ? `?${target.query}` : ''}${target.hash ? `#${target.hash}` : ''}`;
}
