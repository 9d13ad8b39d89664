'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { isNode } from '@/lib/document/nodes';
import { type ReferenceTable, referenceKey } from '@/lib/engine/reference-table';
import type { Subject } from '@/schemas/bindings/subject';
import type { PicturedKind, SuppliedPictures } from '@/schemas/bindings/supplied-pictures';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import { findFormsCall, MAX_RECORDS, type RecordForms } from '@/schemas/composing/records';
import { kindNames } from '@/schemas/kind-names';
import { COPY_WIDTHS } from '@/schemas/picture-files';
import { recordIdSchema } from '@/schemas/reference';
import { callOrThrow } from '../../server/call-server';
import { adminFormUrl, NewTabLink } from './admin-links';
import { Thumbnail } from './thumbnail';

/** Identifies a record by what the page knows for certain; names are not unique. */
type RecordKey = { by: 'id' | 'slug'; value: string };
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
export function picturesOfRecords({
  source,
  query,
  props,
  pageSlugs,
  pictures,
}: PicturesInput): RecordPicture[] {
  const records = source.prop === undefined ? props : props[source.prop];
  return (Array.isArray(records) ? records : [records]).flatMap((record) => {
    // A value that the author has written instead does not belong to the record.
    if (!isNode(record) || !(source.image in record)) return [];
    const key =
      source.by === 'query'
        ? queriedRecord(query.slug, pageSlugs[source.kind])
        : slugKeyOf(record[source.by]);
    const name = typeof record[source.name] === 'string' ? String(record[source.name]) : key?.value;
    if (name === undefined || (source.by === 'query' && !key)) return [];
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

/** The record of the query: a specific one, or the one of the page. */
function queriedRecord(slug: unknown, pageSlug: string | undefined): RecordKey | null {
  const id = isNode(slug) ? recordIdSchema.safeParse(Object.values(slug)[0]).data : undefined;
  if (id !== undefined) return { by: 'id', value: String(id) };
  return pageSlug === undefined ? null : { by: 'slug', value: pageSlug };
}

/**
 * Reads which records the user can see and change in the CMS.
 * @throws if a request fails
 */
async function fetchRecordForms(
  kind: PicturedKind,
  pictures: readonly RecordPicture[],
  signal: AbortSignal,
): Promise<RecordForms> {
  const keys = pictures.flatMap(({ key }) => key ?? []);
  const batches = await Promise.all(
    toBatches(keys).map(async (batch) => {
      const query = { kind, id: valuesOf(batch, 'id'), slug: valuesOf(batch, 'slug') };
      return (await callOrThrow(findFormsCall, { query }, { signal })).body.forms;
    }),
  );
  return { collection: collectionOfKind[kind], forms: batches.flat() };
}

const valuesOf = (keys: readonly RecordKey[], by: RecordKey['by']): string[] =>
  keys.filter((key) => key.by === by).map(({ value }) => value);

/** Splits the keys by the maximum number per request. */
function toBatches(keys: readonly RecordKey[]): (readonly RecordKey[])[] {
  const count = Math.ceil(keys.length / MAX_RECORDS);
  return Array.from({ length: count }, (_, index) =>
    keys.slice(index * MAX_RECORDS, (index + 1) * MAX_RECORDS),
  );
}

const isFormOfRecord = ({ id, slug }: RecordForms['forms'][number], { by, value }: RecordKey): boolean =>
  value === { id: String(id), slug }[by];

/**
 * Whether two URLs are sizes of the same picture. Resized copies have their width as a suffix, such as
 * `osu-480.webp`; the name of an original never ends like that.
 */
export const isSamePicture = (a: string, b: string): boolean => originalUrl(a) === originalUrl(b);

const widthSuffix = new RegExp(`-(?:${COPY_WIDTHS.join('|')})(?=\\.\\w+$)`);
const originalUrl = (src: string): string => src.replace(widthSuffix, '');

type RecordPicturesProps = {
  kind: PicturedKind;
  pictures: readonly RecordPicture[];
  /** URL of the picture that was pressed on the page. */
  pressedSrc: string | null;
  locale: string;
};

const kindTexts: Readonly<Record<PicturedKind, { noun: string; field: string }>> = {
  office: { noun: kindNames.office, field: 'image' },
  // Also used for people who are not agents.
  agent: { noun: 'person', field: 'avatar' },
  listing: { noun: kindNames.listing, field: 'images' },
  post: { noun: kindNames.post, field: 'image' },
};

/** Longer lists are collapsed initially. */
const MAX_EXPANDED_PICTURES = 2;

/** The pictures of records that a block shows, each with a link to the form where it is changed. */
export function RecordPictures(props: RecordPicturesProps): ReactElement | null {
  const { kind, pictures, pressedSrc } = props;
  const isPressed =
    pressedSrc !== null && pictures.some(({ src }) => src !== null && isSamePicture(src, pressedSrc));
  const [isOpen, setOpen] = useState(pictures.length <= MAX_EXPANDED_PICTURES);
  const forms = useRecordForms(kind, pictures, isOpen || isPressed);
  if (pictures.length === 0) return null;
  return (
    <details
      className="mb-4 rounded-md bg-surface-sunken p-3"
      open={isOpen || isPressed}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer font-medium">
        <span>{pictures.length === 1 ? 'Its picture' : `Its ${pictures.length} pictures`}</span>
        {pictures.length > MAX_EXPANDED_PICTURES && (
          <span className="text-label text-text-muted"> · edited in their records</span>
        )}
      </summary>
      <p className="my-2 text-label text-text-muted">
        {pictures.length === 1
          ? `It belongs to the ${kindTexts[kind].noun} and is the same everywhere.`
          : `Each belongs to its ${kindTexts[kind].noun} and is the same everywhere.`}
      </p>
      <ul className="grid gap-2">
        {[...pictures.entries()].map(([at, picture]) => (
          <PictureRow key={at} {...props} picture={picture} forms={forms} />
        ))}
      </ul>
    </details>
  );
}

type PictureRowProps = RecordPicturesProps & { picture: RecordPicture; forms: RecordFormsState };

function PictureRow({ kind, picture, pressedSrc, locale, forms }: PictureRowProps): ReactElement {
  const { name, src, key } = picture;
  const row = useRef<HTMLLIElement>(null);
  const isPressed = pressedSrc !== null && src !== null && isSamePicture(src, pressedSrc);
  useEffect(() => {
    if (isPressed) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isPressed]);
  const form =
    key && typeof forms === 'object'
      ? forms.forms.find((candidate) => isFormOfRecord(candidate, key))
      : undefined;
  return (
    <li ref={row} className="chosen" aria-current={isPressed || undefined}>
      <Thumbnail src={src} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        <span className="block text-label text-text-muted">
          {form?.mayChange && typeof forms === 'object' ? (
            <NewTabLink
              isButton
              href={adminFormUrl({
                ...{ collection: forms.collection, id: form.id },
                ...{ field: kindTexts[kind].field, locale },
              })}
            >
              {src === null ? 'Add picture' : 'Replace picture'}
              <span className="sr-only"> of {name}</span>
            </NewTabLink>
          ) : (
            explainMissingLink({
              forms,
              hasKey: key !== null,
              isVisible: form !== undefined,
              noun: kindTexts[kind].noun,
            })
          )}
        </span>
      </span>
    </li>
  );
}

type LinkState = { forms: RecordFormsState; hasKey: boolean; isVisible: boolean; noun: string };

function explainMissingLink({ forms, hasKey, isVisible, noun }: LinkState): string {
  if (!hasKey) return `Find this ${noun} by name in the CMS`;
  if (forms === 'loading') return '…';
  if (forms === 'unknown') return 'The owner could not be loaded';
  return isVisible
    ? 'Only the network’s staff can edit it'
    : `This ${noun} belongs to another office: its staff or the network’s can replace the picture`;
}

type RecordFormsState = RecordForms | 'loading' | 'unknown';

/** Loads the forms once the list is expanded. */
function useRecordForms(
  kind: PicturedKind,
  pictures: readonly RecordPicture[],
  isEnabled: boolean,
): RecordFormsState {
  const [forms, setForms] = useState<RecordFormsState>('loading');
  useEffect(() => {
    if (!isEnabled || pictures.length === 0) return;
    const controller = new AbortController();
    fetchRecordForms(kind, pictures, controller.signal).then(setForms, () => {
      if (!controller.signal.aborted) setForms('unknown');
    });
    return () => controller.abort();
  }, [kind, pictures, isEnabled]);
  return forms;
}
